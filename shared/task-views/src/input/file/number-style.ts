/** The decimal separator of numbers in a text: a point, as in `12,345.6`, or a comma, as in `12.345,6`. */
export type NumberStyle = 'point' | 'comma';

export interface NumberStyleGuess {
  /** `undefined` if no number shows which one it is. */
  readonly style: NumberStyle | undefined;
  /** Whether some numbers, such as `12,345`, differ by a factor of a thousand between the styles. */
  readonly isSeparatorAmbiguous: boolean;
}

/** One separator before three digits: a group of thousands or a fraction. */
const EITHER = /^[+-]?[1-9]\d{0,2}[.,]\d{3}$/;

const POINT = /^[+-]?(\d{1,3}(,\d{3})+\.\d*|\d{1,3}(,\d{3}){2,}|\d*\.\d+)$/;

const COMMA = /^[+-]?(\d{1,3}(\.\d{3})+,\d*|\d{1,3}(\.\d{3}){2,}|\d*,\d+)$/;

/** Guesses the decimal separator from the numbers of a table. If they contradict each other, the majority decides. */
export function guessNumberStyle(rows: readonly (readonly unknown[])[]): NumberStyleGuess {
  const counts = { point: 0, comma: 0, either: 0 };
  for (const row of rows) {
    for (const cell of row) {
      if (typeof cell !== 'string') continue;
      const text = cell.trim();
      if (EITHER.test(text)) counts.either += 1;
      else if (POINT.test(text)) counts.point += 1;
      else if (COMMA.test(text)) counts.comma += 1;
    }
  }
  const style = counts.point === counts.comma ? undefined : counts.point > counts.comma ? 'point' : 'comma';
  return { style, isSeparatorAmbiguous: counts.either > 0 && style === undefined };
}

/** Returns the decimal separator of a language, whose numbers `formatNumber` formats. */
export function findDecimalSeparator(formatNumber: (value: number) => string): NumberStyle {
  return formatNumber(1.5).includes(',') ? 'comma' : 'point';
}
