import { isNull, type SQL } from 'drizzle-orm';
import { index, type PgColumn } from 'drizzle-orm/pg-core';

/**
 * The columns that every list of removable records uses: to exclude removed rows, and to order rows with equal values.
 */
interface ListedColumns {
  readonly id: PgColumn;
  readonly updatedAt: PgColumn;
  readonly removedAt: PgColumn;
}

/**
 * Returns one index for each sort column, without removed rows. Rows with equal values are ordered by update time,
 * oldest first. Lists in descending order read the index backward. A page is read in index order, and the total is
 * counted without reading the rows. The keys of `sorts` become part of the index names.
 */
export function listIndexes(table: string, listed: ListedColumns, sorts: Readonly<Record<string, PgColumn>>) {
  const { id, updatedAt, removedAt } = listed;
  const isNotRemoved: SQL = isNull(removedAt);
  return [
    index(`${table}_updated_at_idx`).on(updatedAt, id).where(isNotRemoved),
    ...Object.entries(sorts).map(([name, column]) =>
      index(`${table}_${name}_idx`).on(column, updatedAt, id).where(isNotRemoved),
    ),
  ];
}
