import { LIMITS, type TableInput } from '@atrium/contract';

/** A table of what was opened or pasted, and how much of that had no room in it. */
export interface FittedTable {
  readonly input: TableInput;
  readonly left: { readonly rows: number; readonly columns: number };
}

/** How much of so many rows and columns a table has no room for. */
export function leftOf(rows: number, columns: number): FittedTable['left'] {
  return {
    rows: Math.max(0, rows - LIMITS.tableRows),
    columns: Math.max(0, columns - LIMITS.tableColumns),
  };
}

/** How many cells the longest row has. */
export function widthOf(rows: readonly (readonly string[])[]): number {
  return rows.reduce((most, { length }) => Math.max(most, length), 0);
}
