import type { TableInput } from '@atrium/contract';

/** Returns a table with some rows of another one. */
export function selectRows(
  { columns, rows }: Pick<TableInput, 'columns' | 'rows'>,
  selected: readonly number[],
): Pick<TableInput, 'columns' | 'rows'> {
  return { columns, rows: selected.map((row) => rows[row] ?? []) };
}
