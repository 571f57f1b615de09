import { resolve } from 'node:path';
import type { Config } from './config/read-config.ts';
import { connectDatabase } from './database/connect-database.ts';
import { migrateDatabase } from './database/migrate-database.ts';
import { StartError } from './domain/start-error.ts';
import { startEmbeddedPostgres } from './embedded/embedded-postgres.ts';
import { issueResetLink, type ResetLink } from './features/account/issue-reset-link.ts';
import { removeFactor } from './features/factor/factor-repository.ts';
import { findUserByIdentifier, normalizeIdentifier } from './features/identity/user-repository.ts';
import { removePasskeys } from './features/passkey/passkey-repository.ts';

/**
 * Issues a reset link for a user whom no admin can help, and removes the authenticator app, the recovery codes and the
 * passkeys of the user. It runs in the server's terminal, on the database that the configuration names. An embedded
 * database must not be in use.
 *
 * @param identifier The username, email address or mobile number of the user.
 *
 * @throws StartError when the embedded database is in use or no user has the identifier.
 */
export async function issueResetLinkFor(identifier: string, config: Config): Promise<ResetLink> {
  // The messages of the database are not shown, because the command prints only the link.
  const log = (): void => undefined;
  const embedded = config['database-url']
    ? undefined
    : await startEmbeddedPostgres({ dataDir: resolve(config['data-dir']), log });
  const connection = connectDatabase(config['database-url'] ?? embedded?.url ?? '', log);
  try {
    await migrateDatabase(connection.pool);
    const user = await findUserByIdentifier(connection.database, normalizeIdentifier(identifier));
    if (!user)
      throw new StartError(`No user has the username, email address or mobile number ${identifier}.`);
    await removeFactor(connection.database, user.id);
    await removePasskeys(connection.database, user.id);
    return await issueResetLink(connection.database, { user, at: new Date() });
  } finally {
    await connection.close();
    await embedded?.stop();
  }
}
