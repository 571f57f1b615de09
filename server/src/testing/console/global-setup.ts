import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

interface ConsoleServer {
  readonly apiBase: string;
  readonly wireKey: string;
  readonly adminPassword: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    readonly consoleServer: ConsoleServer;
  }
}

/** Starts the real server in its own Node process for tests of the console's pages. */
export default async function globalSetup(project: TestProject): Promise<() => Promise<void>> {
  const server = fork(join(import.meta.dirname, 'serve-console.ts'), { execArgv: [] });
  const startFailure = once(server, 'exit').then(() => {
    throw new Error('The server for tests of pages did not start. See its output above.');
  });
  const [ready] = await Promise.race([once(server, 'message'), startFailure]);
  project.provide('consoleServer', ready as ConsoleServer);
  return async () => {
    const ended = once(server, 'exit');
    // The server stops when its channel to this process closes.
    server.disconnect();
    await ended;
  };
}
