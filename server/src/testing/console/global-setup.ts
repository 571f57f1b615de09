import type { TestProject } from 'vitest/node';
import { startTestPostgres } from '../start-test-postgres.ts';
import { startTestServer } from '../start-test-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    readonly consoleServer: {
      readonly apiBase: string;
      readonly wireKey: string;
      readonly adminPassword: string;
    };
  }
}

/** Starts the real server for tests of the console's pages. */
export default async function globalSetup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startTestPostgres();
  const server = await startTestServer({ postgresUrl: postgres.url });
  const { wireKey, adminPassword } = server;
  project.provide('consoleServer', { apiBase: await server.listen(), wireKey, adminPassword });
  return async () => {
    await server.close();
    await postgres.stop();
  };
}
