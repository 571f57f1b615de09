import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { Pool } from 'pg';

/** Held while migrating, so that servers started together wait for one another. */
const MIGRATION_LOCK = 7_240_000;

const MIGRATIONS = join(import.meta.dirname, '..', '..', 'drizzle');

/**
 * Brings the schema up to date, all of it in one transaction: killed half-way, it leaves the old schema.
 *
 * @param migrations folder of the migrations; the product's own unless said.
 */
export async function migrateDatabase(pool: Pool, migrations = MIGRATIONS): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrate(drizzle(client), { migrationsFolder: migrations });
  } finally {
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]).catch(() => undefined);
    client.release();
  }
}
