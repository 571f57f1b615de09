import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { Pool } from 'pg';

/** Held while migrating, so that servers started together wait for one another. */
const MIGRATION_LOCK = 7_240_000;

const MIGRATIONS = join(import.meta.dirname, '..', '..', 'drizzle');

type Transaction = Parameters<Parameters<NodePgDatabase['transaction']>[0]>[0];

/**
 * Brings the schema up to date, all of it in one transaction: killed half-way, it leaves the old schema. The lock belongs
 * to the transaction too: behind a pooler, a session may change its connection between two transactions.
 *
 * @param migrations folder of the migrations; the product's own unless said.
 */
export async function migrateDatabase(pool: Pool, migrations = MIGRATIONS): Promise<void> {
  await drizzle(pool).transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`);
    await migrate(nested(transaction), { migrationsFolder: migrations });
  });
}

/** The transaction as a database whose transactions are savepoints in it: drizzle's migrator opens one of its own. */
function nested(transaction: Transaction): NodePgDatabase {
  const { dialect, session } = transaction as unknown as { dialect: object; session: object };
  const inner = Object.create(session, {
    transaction: {
      value: (work: (savepoint: Transaction) => Promise<void>) => transaction.transaction(work),
    },
  });
  return { dialect, session: inner } as unknown as NodePgDatabase;
}
