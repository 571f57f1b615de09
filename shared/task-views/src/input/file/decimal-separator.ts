/** The decimal separator of numbers in a text: a point, as in `12,345.6`, or a comma, as in `12.345,6`. */
export type DecimalSeparator = 'point' | 'comma';

export interface DecimalSeparatorGuess {
  /** `undefined` if no number shows its separator, or if as many numbers show one separator as the other. */
  readonly decimalSeparator: DecimalSeparator | undefined;
  /**
   * Whether there is a number such as `12,345`, whose value depends on the separator, while `decimalSeparator` is
   * undefined.
   */
  readonly isSeparatorAmbiguous: boolean;
}

/** One separator before three digits: a group of thousands or a fraction. */
const AMBIGUOUS = /^[+-]?[1-9]\d{0,2}[.,]\d{3}$/;

/** Numbers whose decimal separator is clear: they have both separators, several groups, or a fraction. */
const POINT_DECIMAL = /^[+-]?(\d{1,3}(,\d{3})+\.\d*|\d{1,3}(,\d{3}){2,}|\d*\.\d+)$/;

const COMMA_DECIMAL = /^[+-]?(\d{1,3}(\.\d{3})+,\d*|\d{1,3}(\.\d{3}){2,}|\d*,\d+)$/;

/** Guesses the decimal separator from the numbers of a table. If they contradict each other, the majority decides. */
export function guessDecimalSeparator(rows: readonly (readonly unknown[])[]): DecimalSeparatorGuess {
  const counts = { point: 0, comma: 0, ambiguous: 0 };
  for (const row of rows) {
    for (const cell of row) {
      if (typeof cell !== 'string') continue;
      const text = cell.trim();
      if (AMBIGUOUS.test(text)) counts.ambiguous += 1;
      else if (POINT_DECIMAL.test(text)) counts.point += 1;
      else if (COMMA_DECIMAL.test(text)) counts.comma += 1;
    }
  }
  const decimalSeparator =
    counts.point === counts.comma ? undefined : counts.point > counts.comma ? 'point' : 'comma';
  return { decimalSeparator, isSeparatorAmbiguous: counts.ambiguous > 0 && decimalSeparator === undefined };
}

/** Returns the decimal separator of a language. `formatNumber` formats a number in this language. */
export function getLocaleDecimalSeparator(formatNumber: (value: number) => string): DecimalSeparator {
  return formatNumber(1.5).includes(',') ? 'comma' : 'point';
}
