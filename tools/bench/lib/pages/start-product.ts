import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deploySampleRemotes } from 'server/testing';

const ROOT = join(import.meta.dirname, '../../../..');
/** Longest time for the start of the server, in milliseconds. Its first start creates a database. */
const START_TIMEOUT = 120_000;

export interface RunningProduct {
  readonly url: string;
  /** The password of the account `admin`. */
  readonly password: string;
  stop(): Promise<void>;
}

/** The remotes of the product. */
const REMOTES = ['remote-assets', 'remote-dashboard', 'remote-management'];

/**
 * Starts the built product on a new data folder, as `npm start` does.
 *
 * @param sampleRemotes The number of remotes without code that the server offers in addition to those of the product.
 */
export async function startProduct(port: number, sampleRemotes = 0): Promise<RunningProduct> {
  if (!existsSync(join(ROOT, 'host/dist/index.html'))) throw new Error('Run `npm run build` first.');
  const dataDir = await mkdtemp(join(tmpdir(), 'atrium-bench-'));
  // If root starts the console, the database server runs as another user, who must be able to enter the folder.
  await chmod(dataDir, 0o755);
  const remotesFolder = join(dataDir, 'remotes');
  await mkdir(remotesFolder);
  for (const name of REMOTES) await symlink(join(ROOT, name), join(remotesFolder, name));
  await deploySampleRemotes(remotesFolder, sampleRemotes);
  const password = randomBytes(12).toString('base64url');
  const server = spawn(process.execPath, [join(ROOT, 'server/src/main.ts')], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      ATRIUM_PORT: String(port),
      ATRIUM_DATA_DIR: join(dataDir, 'data'),
      ATRIUM_REMOTES_FROM: remotesFolder,
      ATRIUM_ADMIN_PASSWORD: password,
    },
  });
  const url = `http://127.0.0.1:${port}`;
  await waitForResponse(`${url}/config.json`, server);
  return {
    url,
    password,
    async stop() {
      const exit = once(server, 'exit');
      server.kill('SIGTERM');
      await exit;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function waitForResponse(url: string, server: ChildProcess): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT;
  while (Date.now() < deadline) {
    const reason = server.exitCode ?? server.signalCode;
    if (reason !== null) throw new Error(`The server ended: ${reason}.`);
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  server.kill('SIGKILL');
  throw new Error(`The server did not respond within ${START_TIMEOUT / 1_000} s.`);
}
