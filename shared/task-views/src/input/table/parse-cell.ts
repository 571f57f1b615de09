import type { TableInput } from '@atrium/contract';

export type Cell = TableInput['rows'][number][number];

const NUMBER = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;

/** A large number as spreadsheets show it: `12,345.6`. */
const GROUPED = /^[+-]?\d{1,3}(,\d{3})+(\.\d*)?$/;

const SEPARATOR = /[\s,;，；、]+/;

/** Converts the text of a cell: to a number if it reads like one, to null if it is blank. */
export function parseCell(text: string): Cell {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  // Full-width digits and the Unicode minus sign are also valid in numbers.
  const narrow = trimmed.normalize('NFKC').replace('−', '-');
  const plain = GROUPED.test(narrow) ? narrow.replaceAll(',', '') : narrow;
  const value = NUMBER.test(plain) ? Number(plain) : Number.NaN;
  return Number.isFinite(value) ? value : trimmed;
}

/** Returns the numbers of a text with any separators; `NaN` for each part that is not a number. */
export function parseSeries(text: string): number[] {
  const cells = text.split(SEPARATOR).filter(Boolean).map(parseCell);
  return cells.map((cell) => (typeof cell === 'number' ? cell : Number.NaN));
}
