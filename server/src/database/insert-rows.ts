import { getTableColumns, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';

/**
 * Inserts the rows that conflict with no stored row, and returns the `key` of each inserted row. Sends the rows as
 * JSON, because a statement with a parameter for each value takes several times as long to build and to parse. Values
 * that all rows share are sent once.
 */
export async function insertRows<Table extends PgTable>(
  database: Database,
  table: Table,
  rows: readonly Table['$inferSelect'][],
  key: PgColumn,
): Promise<ReadonlySet<string>> {
  const columns = Object.entries(getTableColumns(table)).map(([field, { name }]) => {
    const read = (row: Table['$inferSelect'] | undefined) => row?.[field as keyof typeof row];
    return { name, read, isShared: rows.every((row) => read(row) === read(rows[0])) };
  });
  const differing = columns.filter(({ isShared }) => !isShared);
  const shared = columns.filter(({ isShared }) => isShared);
  const toRecord = (row: Table['$inferSelect'] | undefined, chosen: typeof columns) =>
    Object.fromEntries(chosen.map(({ name, read }) => [name, read(row)]));
  const names = sql.join(
    columns.map(({ name }) => sql.identifier(name)),
    sql`, `,
  );
  const values = sql.join(
    columns.map(
      ({ name, isShared }) => sql`${sql.raw(isShared ? 'shared' : 'differing')}.${sql.identifier(name)}`,
    ),
    sql`, `,
  );
  const inserted = await database.execute<{ key: string }>(sql`
    insert into ${table} (${names})
    select ${values} from
      json_populate_recordset(null::${table}, ${JSON.stringify(rows.map((row) => toRecord(row, differing)))}::json) as differing,
      json_populate_record(null::${table}, ${JSON.stringify(toRecord(rows[0], shared))}::json) as shared
    on conflict do nothing
    returning ${sql.identifier(key.name)} as key`);
  return new Set(inserted.rows.map((row) => row.key));
}
