import { getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';

/** The number of new rows after which the planner's statistics of a table are refreshed. */
export const ROWS_PER_REFRESH = 50_000;

const newRows = new WeakMap<Database, Map<string, number>>();

/**
 * Counts the rows that this process added to a table of a database in bulk, and refreshes the statistics of the table
 * after each 50,000 of these rows. Autovacuum does this up to a minute later. Until then, the planner believes that the
 * table is small, and reading it in pages takes three times as long.
 */
export async function refreshStatistics(database: Database, table: PgTable, added: number): Promise<void> {
  const counts = newRows.get(database) ?? new Map<string, number>();
  newRows.set(database, counts);
  const name = getTableName(table);
  const count = (counts.get(name) ?? 0) + added;
  counts.set(name, count % ROWS_PER_REFRESH);
  if (count >= ROWS_PER_REFRESH) await database.execute(sql`analyze ${table}`);
}
