import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { Pool } from 'pg';

/** The advisory lock for migrations. Servers that start at the same time migrate one after another. */
const MIGRATION_LOCK = 7_240_000;

const MIGRATIONS = join(import.meta.dirname, '..', '..', 'drizzle');

type Transaction = Parameters<Parameters<NodePgDatabase['transaction']>[0]>[0];

/**
 * Migrates the schema to the latest version in one transaction. If the process is killed, the old schema remains. The
 * lock belongs to the same transaction, because behind a pooler, two transactions of one client may run on different
 * database connections.
 *
 * @param migrations Folder of the migrations. Defaults to the folder `drizzle` of this package.
 */
export async function migrateDatabase(pool: Pool, migrations = MIGRATIONS): Promise<void> {
  await drizzle(pool).transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`);
    await migrate(wrapTransaction(transaction), { migrationsFolder: migrations });
  });
}

/**
 * Wraps the transaction as a database whose transactions are savepoints, because drizzle's migrator opens its own
 * transaction.
 */
function wrapTransaction(transaction: Transaction): NodePgDatabase {
  const { dialect, session } = transaction as unknown as { dialect: object; session: object };
  const inner = Object.create(session, {
    transaction: {
      value: (work: (savepoint: Transaction) => Promise<void>) => transaction.transaction(work),
    },
  });
  return { dialect, session: inner } as unknown as NodePgDatabase;
}
