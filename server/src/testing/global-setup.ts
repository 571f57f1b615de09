import type { TestProject } from 'vitest/node';
import { startTestPostgres } from './start-test-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The connection string of the database server that all test files share. */
    readonly postgresUrl: string;
  }
}

/** Starts one PostgreSQL server for all test files of the server. */
export default async function globalSetup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startTestPostgres();
  project.provide('postgresUrl', postgres.url);
  return () => postgres.stop();
}
