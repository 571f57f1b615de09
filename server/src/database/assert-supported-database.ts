import type { Pool } from 'pg';
import { StartError } from '../domain/start-error.ts';

const MIN_VERSION = 15;

interface DatabaseSettings {
  readonly version: number;
  readonly fsync: string;
  readonly commit: string;
}

/**
 * Checks that the server's SQL runs on the database and that acknowledged writes survive a power failure.
 *
 * @throws StartError with the reason when a check fails.
 */
export async function assertSupportedDatabase(pool: Pool): Promise<void> {
  const { rows } = await pool.query<DatabaseSettings>(
    `select current_setting('server_version_num')::int / 10000 as version,
            current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit`,
  );
  const settings = rows[0];
  if (!settings || settings.version < MIN_VERSION) {
    throw new StartError(
      `The database is PostgreSQL ${settings?.version}. Atrium needs version ${MIN_VERSION} or newer.`,
    );
  }
  const unsafeSetting =
    settings.fsync === 'off' ? 'fsync' : settings.commit === 'off' ? 'synchronous_commit' : undefined;
  if (unsafeSetting) {
    throw new StartError(
      `The database can lose rows in a power failure. Turn on its setting ${unsafeSetting}.`,
    );
  }
}
