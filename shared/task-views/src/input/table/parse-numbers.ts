import { type DecimalSeparator, guessDecimalSeparator } from '../file/decimal-separator.ts';
import { type Cell, parseTextCell } from './parse-cell.ts';

/**
 * Converts each text of a file that represents a number to this number.
 *
 * @param fallback The decimal separator if no number shows it.
 */
export function parseNumbers(
  rows: readonly (readonly Cell[])[],
  fallback: DecimalSeparator = 'point',
): readonly (readonly Cell[])[] {
  const { decimalSeparator = fallback } = guessDecimalSeparator(rows);
  return rows.map((row) => row.map((cell) => parseTextCell(cell, decimalSeparator)));
}
