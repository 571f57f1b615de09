import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Pool } from 'pg';
import type { TestProject } from 'vitest/node';
import { migrateDatabase } from '../database/migrate-database.ts';
import { startEmbeddedPostgres } from '../embedded/embedded-postgres.ts';
import { TEMPLATE } from './template.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Connection string to the database server that all test files share. */
    readonly postgresUrl: string;
  }
}

/** Starts one real PostgreSQL for all test files, with a migrated template that each copies its database from. */
export default async function globalSetup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'atrium-tests-'));
  await chmod(dataDir, 0o755);
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined });
  const admin = new Pool({ connectionString: postgres.url, max: 1 });
  await admin.query(`create database ${TEMPLATE}`);
  await admin.end();
  const template = new Pool({
    connectionString: postgres.url.replace(/\/postgres$/, `/${TEMPLATE}`),
    max: 2,
  });
  await migrateDatabase(template);
  await template.end();
  project.provide('postgresUrl', postgres.url);
  return async () => {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
