import { afterAll, afterEach, beforeAll } from 'vitest';
import { createDataDir, type ServerProcess } from './server-process.ts';

/** Creates one data folder for a suite. After each test, ends the servers that the test has tracked. */
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
