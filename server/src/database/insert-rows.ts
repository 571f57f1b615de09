import { getTableColumns, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';

/**
 * Inserts the rows that conflict with no stored row, and returns the `key` of each inserted row. The rows travel as one
 * JSON parameter: a statement with a parameter for each value takes several times as long to build and to parse.
 */
export async function insertRows<Table extends PgTable>(
  database: Database,
  table: Table,
  rows: readonly Table['$inferSelect'][],
  key: PgColumn,
): Promise<ReadonlySet<string>> {
  const columns = Object.entries(getTableColumns(table));
  const names = sql.join(
    columns.map(([, { name }]) => sql.identifier(name)),
    sql`, `,
  );
  const records = rows.map((row) =>
    Object.fromEntries(columns.map(([field, { name }]) => [name, row[field as keyof typeof row]])),
  );
  const inserted = await database.execute<{ key: string }>(sql`
    insert into ${table} (${names})
    select ${names} from json_populate_recordset(null::${table}, ${JSON.stringify(records)}::json)
    on conflict do nothing
    returning ${sql.identifier(key.name)} as key`);
  return new Set(inserted.rows.map((row) => row.key));
}
