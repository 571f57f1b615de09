import type { TableInput } from '@atrium/contract';

export type Cell = TableInput['rows'][number][number];

const NUMBER = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;

/** What is typed into a cell: a number where it reads like one, nothing where it is blank. */
export function cellOf(text: string): Cell {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  const value = NUMBER.test(trimmed) ? Number(trimmed) : Number.NaN;
  return Number.isFinite(value) ? value : trimmed;
}

export function textOf(cell: Cell): string {
  return cell === null ? '' : String(cell);
}
