import type { Formats } from '@atrium/i18n';

/** Formats a score whose maximum is 1 and that can be negative: the silhouette or R². */
export function formatScore(score: number, format: Formats): string {
  return format.number(score, { minimumFractionDigits: 3, maximumFractionDigits: 3 });
}
