import type { DatabaseConnection } from '../database/connect-database.ts';
import { INSERT_STATEMENTS } from './insert-statements.ts';

type Client = Pick<DatabaseConnection['pool'], 'query'>;

/**
 * Fills every table that a list reads, most of them with `rows` rows. Then runs `vacuum analyze`, which autovacuum
 * would otherwise do later.
 */
export async function fillLists(pool: DatabaseConnection['pool'], rows: number): Promise<void> {
  const client = await pool.connect();
  try {
    // The data does not have to survive a crash.
    await client.query('set synchronous_commit = off');
    // Speeds up the creation of the indexes.
    await client.query("set maintenance_work_mem = '256MB'");
    // Every benchmark gets the same rows.
    await client.query('select setseed(0.5)');
    const indexStatements = await dropIndexes(client);
    for (const statement of INSERT_STATEMENTS) {
      await client.query(statement, statement.includes('$1') ? [rows] : []);
    }
    for (const statement of indexStatements) await client.query(statement);
    await client.query('vacuum analyze');
  } finally {
    client.release();
  }
}

/**
 * Drops the indexes that belong to no constraint, because building an index from all rows takes a fraction of the time
 * of updating it row by row.
 * @returns the statements that create the indexes again.
 */
async function dropIndexes(client: Client): Promise<readonly string[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
      where indrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)
        and indexrelid not in (select conindid from pg_constraint)`,
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
  return rows.map(({ definition }) => definition);
}
