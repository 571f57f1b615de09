import type { DatabaseConnection } from '../database/connect-database.ts';
import { LIST_ROWS } from './list-rows.ts';

type Client = Pick<DatabaseConnection['pool'], 'query'>;

/** Fills every table that a list shows, and lets the database take stock as it does by itself in time. */
export async function fillLists(pool: DatabaseConnection['pool'], rows: number): Promise<void> {
  const client = await pool.connect();
  try {
    // Nothing of it has to outlive the bench, and each run is to have the same rows.
    await client.query('set synchronous_commit = off');
    await client.query("set maintenance_work_mem = '256MB'");
    await client.query('select setseed(0.5)');
    const indexes = await dropIndexes(client);
    for (const statement of LIST_ROWS) {
      await client.query(statement, statement.includes('$1') ? [rows] : []);
    }
    for (const index of indexes) await client.query(index);
    await client.query('vacuum analyze');
  } finally {
    client.release();
  }
}

/** Building an index of all rows at once takes a fraction of what it takes row by row. @returns what makes them again. */
async function dropIndexes(client: Client): Promise<readonly string[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
      where indrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)
        and indexrelid not in (select conindid from pg_constraint)`,
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
  return rows.map(({ definition }) => definition);
}
