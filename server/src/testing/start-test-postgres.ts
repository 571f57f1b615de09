import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Pool } from 'pg';
import { migrateDatabase } from '../database/migrate-database.ts';
import { startEmbeddedPostgres } from '../embedded/embedded-postgres.ts';
import { TEMPLATE } from './template.ts';

interface TestPostgres {
  /** The connection string of the database server. */
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts a real PostgreSQL server with a migrated template database. Each test database is a copy of the template. */
export async function startTestPostgres(): Promise<TestPostgres> {
  const dataDir = await mkdtemp(join(tmpdir(), 'atrium-tests-'));
  // If the tests run as root, the database server runs as another user, who must have access to the folder.
  await chmod(dataDir, 0o755);
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined });
  const admin = new Pool({ connectionString: postgres.url, max: 1 });
  await admin.query(`create database ${TEMPLATE}`);
  await admin.end();
  const templateUrl = Object.assign(new URL(postgres.url), { pathname: TEMPLATE });
  const template = new Pool({ connectionString: templateUrl.href, max: 2 });
  await migrateDatabase(template);
  await template.end();
  return {
    url: postgres.url,
    async stop() {
      await postgres.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
