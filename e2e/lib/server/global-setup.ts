import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CONSOLE_PORT, ROOT } from './environment.ts';
import { FRAMED_SITE } from './framed-site.ts';
import { startConsole } from './start-console.ts';

/**
 * Starts the server that the end-to-end tests share, on an empty data folder. Returns a function
 * that stops it.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  if (!existsSync(join(ROOT, 'host', 'dist', 'index.html'))) {
    throw new Error('The product is not built: run `npm run build` first, or `npm test`, which does.');
  }
  const dataDir = await mkdtemp(join(tmpdir(), 'atrium-e2e-'));
  // If root starts this program, the database server runs as another user, who must be able to enter the folder.
  await chmod(dataDir, 0o755);
  // End-to-end tests start a model server and connect it.
  const env = { ATRIUM_FRAMES: FRAMED_SITE, ATRIUM_CONNECTION_ADDRESSES: '127.0.0.1' };
  const sharedConsole = await startConsole({ port: CONSOLE_PORT, dataDir, env });
  return async () => {
    await sharedConsole.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
