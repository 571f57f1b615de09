import { guessNumberStyle, type NumberStyle } from '../file/number-style.ts';
import { type Cell, parseTextCell } from './parse-cell.ts';

/**
 * Converts the texts of a file that are numbers.
 *
 * @param fallback The decimal separator if no number shows it.
 */
export function parseNumbers(
  rows: readonly (readonly Cell[])[],
  fallback: NumberStyle = 'point',
): readonly (readonly Cell[])[] {
  const { style = fallback } = guessNumberStyle(rows);
  return rows.map((row) => row.map((cell) => parseTextCell(cell, style)));
}
