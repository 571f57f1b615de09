import { assertSupportedDatabase } from './database/assert-supported-database.ts';
import type { DatabaseConnection } from './database/connect-database.ts';
import { migrateDatabase } from './database/migrate-database.ts';
import { waitForDatabase } from './database/wait-for-database.ts';
import { StartError } from './domain/start-error.ts';
import { findInnermostError } from './find-innermost-error.ts';

/** How long the database may take to become available, in milliseconds, when it starts together with this process. */
const DATABASE_TIMEOUT = 30_000;

/**
 * Waits for the database and migrates it. Several processes may do so at the same time.
 *
 * @throws StartError with one sentence that gives the reason.
 */
export async function prepareSchema(pool: DatabaseConnection['pool']): Promise<void> {
  await waitForDatabase(pool, DATABASE_TIMEOUT);
  await assertSupportedDatabase(pool);
  await migrateDatabase(pool).catch((error: unknown) => {
    throw new StartError(
      `The database could not be brought up to date: ${findInnermostError(error).message}.`,
    );
  });
}
