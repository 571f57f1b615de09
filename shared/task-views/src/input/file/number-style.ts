/** The decimal separator of numbers in a text: a point, as in `12,345.6`, or a comma, as in `12.345,6`. */
export type NumberStyle = 'point' | 'comma';

export interface NumberStyleGuess {
  /** `undefined` if no number shows a style, or if as many numbers show one style as the other. */
  readonly style: NumberStyle | undefined;
  /** Whether there is a number such as `12,345`, whose value depends on the style, while `style` is undefined. */
  readonly isSeparatorAmbiguous: boolean;
}

/** One separator before three digits: a group of thousands or a fraction. */
const AMBIGUOUS = /^[+-]?[1-9]\d{0,2}[.,]\d{3}$/;

/** Numbers whose decimal separator is clear: they have both separators, several groups, or a fraction. */
const POINT_DECIMAL = /^[+-]?(\d{1,3}(,\d{3})+\.\d*|\d{1,3}(,\d{3}){2,}|\d*\.\d+)$/;

const COMMA_DECIMAL = /^[+-]?(\d{1,3}(\.\d{3})+,\d*|\d{1,3}(\.\d{3}){2,}|\d*,\d+)$/;

/** Guesses the decimal separator from the numbers of a table. If they contradict each other, the majority decides. */
export function guessNumberStyle(rows: readonly (readonly unknown[])[]): NumberStyleGuess {
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
  const style = counts.point === counts.comma ? undefined : counts.point > counts.comma ? 'point' : 'comma';
  return { style, isSeparatorAmbiguous: counts.ambiguous > 0 && style === undefined };
}

/** Returns the decimal separator of a language, whose numbers `formatNumber` formats. */
export function findDecimalSeparator(formatNumber: (value: number) => string): NumberStyle {
  return formatNumber(1.5).includes(',') ? 'comma' : 'point';
}
