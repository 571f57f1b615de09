import { useFormat } from '@atrium/i18n';

/** The smallest number in compact notation, such as `10K`. */
const COMPACT_FROM = 10_000;

/** Returns a function that formats the numbers of an axis, short enough for the space beside the drawing. */
export function useFormatAxisNumber(): (value: number) => string {
  const format = useFormat();
  return (value) =>
    format.number(value, {
      maximumSignificantDigits: 4,
      ...(Math.abs(value) >= COMPACT_FROM ? { notation: 'compact' } : {}),
    });
}
