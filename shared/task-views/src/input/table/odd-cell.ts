import type { TableInput } from '@atrium/contract';
import type { Place } from './edit-table.ts';

/**
 * The first cell that is no number in a column that is mostly numbers. Engines reckon with columns of numbers alone, so
 * such a cell costs the column, and is a slip more often than meant.
 */
export function oddCell({ columns, rows }: TableInput): Place | undefined {
  for (const column of columns.keys()) {
    const cells = rows.map((row) => row[column]);
    const row = cells.findIndex((cell) => typeof cell === 'string');
    if (row >= 0 && isMostlyNumbers(cells)) return { row, column };
  }
  return undefined;
}

function isMostlyNumbers(cells: readonly unknown[]): boolean {
  const count = (type: string) =>
    cells.reduce<number>((sum, cell) => sum + (typeof cell === type ? 1 : 0), 0);
  return count('number') > count('string');
}
