import { LIMITS } from '@atrium/contract';
import type { Conditions } from './conditions.ts';

/** Whether a keyword or another word of the conditions is longer than a list accepts. */
export function isTooLong({ keyword = '', filters = {} }: Conditions): boolean {
  const labels = [keyword, ...Object.values(filters).flat()];
  return labels.some((word) => word.trim().length > LIMITS.keywordLength);
}
