import { useFormat } from '@atrium/i18n';

const COMPACT_FROM = 10_000;

/**
 * Returns a function that formats the numbers of an axis. They are short and consistent, so that they fit beside the
 * drawing.
 */
export function useFormatAxisNumber(): (value: number) => string {
  const format = useFormat();
  return (value) =>
    format.number(value, {
      maximumSignificantDigits: 4,
      ...(Math.abs(value) >= COMPACT_FROM ? { notation: 'compact' } : {}),
    });
}
