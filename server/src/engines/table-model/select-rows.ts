import type { TableInput } from '@atrium/contract';

/** Returns a table with the rows at the indexes `selected`, in that order. */
export function selectRows(
  { columns, rows }: Pick<TableInput, 'columns' | 'rows'>,
  selected: readonly number[],
): Pick<TableInput, 'columns' | 'rows'> {
  return { columns, rows: selected.map((row) => rows[row] ?? []) };
}
