import { isNull, type SQL } from 'drizzle-orm';
import { index, type PgColumn } from 'drizzle-orm/pg-core';

/** What every list of things that can be removed is ordered by in the end. */
interface Listed {
  readonly id: PgColumn;
  readonly updatedAt: PgColumn;
  readonly removedAt: PgColumn;
}

/**
 * Indexes that hold the rows that are there in the order of one column each, the newest last between equals, so that a
 * page is read off and the total is counted without the rows. `sorts` are named as the index is to be.
 */
export function listIndexes(table: string, listed: Listed, sorts: Readonly<Record<string, PgColumn>>) {
  const { id, updatedAt, removedAt } = listed;
  const isThere: SQL = isNull(removedAt);
  return [
    index(`${table}_updated_at_idx`).on(updatedAt, id).where(isThere),
    ...Object.entries(sorts).map(([name, column]) =>
      index(`${table}_${name}_idx`).on(column, updatedAt, id).where(isThere),
    ),
  ];
}
