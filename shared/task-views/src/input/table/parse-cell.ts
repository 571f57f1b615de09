import type { TableInput } from '@atrium/contract';
import type { DecimalSeparator } from '../file/decimal-separator.ts';

export type Cell = TableInput['rows'][number][number];

const NUMBER = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;

/** Numbers with groups of thousands: `12,345.6`, or `12.345,6` with a decimal comma. */
const GROUPED = {
  point: /^[+-]?\d{1,3}(,\d{3})+(\.\d*)?$/,
  comma: /^[+-]?\d{1,3}(\.\d{3})+(,\d*)?$/,
} as const satisfies Record<DecimalSeparator, RegExp>;

/** Parses the text of a cell. Returns a number if the text is one, and null if it is blank. */
export function parseCell(text: string, decimalSeparator: DecimalSeparator = 'point'): Cell {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  // Full-width digits and the Unicode minus sign are also valid in numbers.
  const narrow = trimmed.normalize('NFKC').replace('−', '-');
  const group = decimalSeparator === 'point' ? ',' : '.';
  const plain = GROUPED[decimalSeparator].test(narrow) ? narrow.replaceAll(group, '') : narrow;
  const pointed = decimalSeparator === 'comma' ? swapComma(plain) : plain;
  const value = NUMBER.test(pointed) ? Number(pointed) : Number.NaN;
  return Number.isFinite(value) ? value : trimmed;
}

/**
 * Replaces the decimal comma by a point. Returns an empty text, which is not a number, if the text contains a point:
 * with a decimal comma, `1.5` is a date or a version, for example.
 */
function swapComma(text: string): string {
  return text.includes('.') ? '' : text.replace(',', '.');
}

/** Parses a cell that is a text. Returns other cells unchanged. */
export function parseTextCell(cell: Cell, decimalSeparator: DecimalSeparator): Cell {
  return typeof cell === 'string' ? parseCell(cell, decimalSeparator) : cell;
}
