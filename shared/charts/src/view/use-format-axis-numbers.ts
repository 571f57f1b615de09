import { useFormat } from '@atrium/i18n';

/** The smallest number in compact notation, such as `10K`. */
const COMPACT_FROM = 10_000;

/** The digits of a number of an axis. More of them do not fit beside the drawing. */
const SIGNIFICANT_DIGITS = 4;

/** The most decimal digits that a number of an axis may show. `toFixed` and `Intl` both support this many. */
const MAX_DECIMALS = 12;

/**
 * Returns a function that formats the numbers of an axis, short enough for the space beside the drawing. All of them
 * have the same number of decimal digits.
 */
export function useFormatAxisNumbers(): (values: readonly number[]) => readonly string[] {
  const format = useFormat();
  return (values) => {
    const rounded = values.map((value) => Number(value.toPrecision(SIGNIFICANT_DIGITS)));
    const formatAligned = format.aligned(rounded, MAX_DECIMALS);
    return rounded.map((value) =>
      Math.abs(value) >= COMPACT_FROM
        ? format.number(value, { maximumSignificantDigits: SIGNIFICANT_DIGITS, notation: 'compact' })
        : formatAligned(value),
    );
  };
}
