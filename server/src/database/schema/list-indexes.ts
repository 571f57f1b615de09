import { isNull, type SQL } from 'drizzle-orm';
import { index, type PgColumn } from 'drizzle-orm/pg-core';

/** The columns by which every list of removable records is filtered and finally sorted. */
interface ListedColumns {
  readonly id: PgColumn;
  readonly updatedAt: PgColumn;
  readonly removedAt: PgColumn;
}

/**
 * Returns one index for each sort column, without removed rows. Rows with equal values are ordered by update time,
 * oldest first. A page is read in index order, and the total is counted without reading the rows. The keys of `sorts`
 * become part of the index names.
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
