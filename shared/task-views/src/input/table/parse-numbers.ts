import { guessNumberStyle, type NumberStyle } from '../file/number-style.ts';
import { type Cell, parseTextCell } from './parse-cell.ts';

/**
 * Converts each text of a file that represents a number to this number.
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
