import { afterAll, afterEach, beforeAll } from 'vitest';
import { createDataDir, type ServerProcess } from './server-process.ts';

/** Gives the tests of a suite one data folder, and ends the servers that a test tracks. */
export function trackServers() {
  let data: Awaited<ReturnType<typeof createDataDir>>;
  const tracked: ServerProcess[] = [];

  beforeAll(async () => {
    data = await createDataDir();
  });
  afterEach(async () => {
    for (const server of tracked.splice(0)) {
      server.child.kill('SIGTERM');
      await server.ended;
    }
  });
  afterAll(() => data.remove());

  return {
    dataDir: () => data.path,
    track(server: ServerProcess): ServerProcess {
      tracked.push(server);
      return server;
    },
  };
}
