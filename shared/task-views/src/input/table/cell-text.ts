import type { TableInput } from '@atrium/contract';

export type Cell = TableInput['rows'][number][number];

const NUMBER = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;

/** As spreadsheets show large numbers: `12,345.6`. */
const GROUPED = /^[+-]?\d{1,3}(,\d{3})+(\.\d*)?$/;

/** What is typed into a cell: a number where it reads like one, nothing where it is blank. */
export function cellOf(text: string): Cell {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  // Full-width digits and a real minus sign are numbers too.
  const narrow = trimmed.normalize('NFKC').replace('−', '-');
  const plain = GROUPED.test(narrow) ? narrow.replaceAll(',', '') : narrow;
  const value = NUMBER.test(plain) ? Number(plain) : Number.NaN;
  return Number.isFinite(value) ? value : trimmed;
}

export function textOf(cell: Cell): string {
  return cell === null ? '' : String(cell);
}
