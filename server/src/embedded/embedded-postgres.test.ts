import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, cp, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { assertSupportedDatabase } from '../database/assert-supported-database.ts';
import { connectDatabase } from '../database/connect-database.ts';
import { probeDatabase } from '../database/probe-database.ts';
import { waitForDatabase } from '../database/wait-for-database.ts';
import { findCluster } from './cluster-folder.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';
import { ensureAccessibleBinaries } from './ensure-accessible-binaries.ts';
import { findFreePort } from './find-free-port.ts';
import { findPostgresBinaries } from './find-postgres-binaries.ts';
import { readProcessIdentity } from './read-process-identity.ts';
import { findOrCreateSystemUser } from './system-user.ts';

const IS_ROOT = process.getuid?.() === 0;
const TIMEOUT = 120_000;

describe('the embedded database', { timeout: TIMEOUT }, () => {
  let dir: string;
  let dataDir: string;
  const exits: string[] = [];
  const started: EmbeddedPostgres[] = [];

  const start = async (from = dataDir): Promise<EmbeddedPostgres> => {
    const onServerExit = (reason: string) => void exits.push(reason);
    const postgres = await startEmbeddedPostgres({ dataDir: from, log: () => undefined, onServerExit });
    started.push(postgres);
    return postgres;
  };
  const stopAll = async (): Promise<void> => {
    for (const postgres of started.splice(0)) await postgres.stop();
  };
  const query = async <Row extends object>(url: string, text: string): Promise<readonly Row[]> => {
    const { pool, close } = connectDatabase(url, () => undefined);
    try {
      return (await pool.query<Row>(text)).rows;
    } finally {
      await close();
    }
  };

  /** Starts a database server on the data folder, without Atrium. */
  const launchWithoutAtrium = async (setting: string) => {
    const { url } = await start();
    await stopAll();
    const cluster = (await findCluster(dataDir)) ?? '';
    const systemUser = await findOrCreateSystemUser(cluster);
    const { postgres } = await ensureAccessibleBinaries(await findPostgresBinaries(), systemUser);
    const port = await findFreePort();
    const settings = [setting, 'unix_socket_directories='].flatMap((argument) => ['-c', argument]);
    const child = spawn(postgres, ['-D', cluster, '-p', String(port), ...settings], {
      ...systemUser,
      stdio: 'ignore',
    });
    return { child, url: Object.assign(new URL(url), { port, search: '' }).href };
  };

  beforeAll(async () => {
    dir = await mkdtemp(join(tmpdir(), 'atrium-embedded-'));
    await chmod(dir, 0o755);
    dataDir = join(dir, 'data');
  });
  afterEach(async () => {
    await stopAll();
    exits.splice(0);
  });
  afterAll(() => rm(dir, { recursive: true, force: true }));

  it('writes durably, listens only on loopback and a private socket with a password, and leaves nothing running when it stops', async () => {
    const postgres = await start();
    const pid = postgres.pid() ?? 0;
    const cluster = (await findCluster(dataDir)) ?? '';
    const [settings] = await query(
      postgres.url,
      `select current_setting('fsync') fsync, current_setting('full_page_writes') pages,
              current_setting('synchronous_commit') commit, current_setting('listen_addresses') address,
              current_setting('unix_socket_directories') sockets, current_setting('server_encoding') encoding`,
    );
    expect(settings).toEqual({
      fsync: 'on',
      pages: 'on',
      commit: 'on',
      address: '127.0.0.1',
      sockets: process.platform === 'win32' ? '' : cluster,
      encoding: 'UTF8',
    });
    const { password } = new URL(postgres.url);
    await expect(probeDatabase(postgres.url.replace(password, 'wrong'))).rejects.toThrow('password');
    expect((await stat(join(dataDir, 'postgres-password'))).mode & 0o077).toBe(0);
    expect((await stat(cluster)).mode & 0o077).toBe(0);
    await stopAll();
    expect(await readProcessIdentity(pid)).toBeUndefined();
  });

  it('preserves its rows and its password between starts', async () => {
    const first = await start();
    await query(first.url, 'create table numbers as select 1 as one');
    const { password } = new URL(first.url);
    await stopAll();
    const second = await start();
    expect(await query(second.url, 'select one from numbers')).toEqual([{ one: 1 }]);
    expect(new URL(second.url).password).toBe(password);
  });

  it('restarts at the same address after a crash, and reports it', async () => {
    const postgres = await start();
    const pid = postgres.pid() ?? 0;
    process.kill(pid, 'SIGKILL');
    const { pool, close } = connectDatabase(postgres.url, () => undefined);
    await expect.poll(() => postgres.pid(), { timeout: TIMEOUT }).not.toBe(pid);
    await waitForDatabase(pool, TIMEOUT);
    await close();
    expect(exits).toEqual(['it ended with SIGKILL']);
  });

  it('does not start on a folder in use, and leaves the other server running', async () => {
    const postgres = await start();
    await expect(start()).rejects.toThrow(`Another Atrium server (process ${process.pid}) uses the data in`);
    await probeDatabase(postgres.url);
  });

  it('stops within seconds when the process that started it is killed', async () => {
    const script = fileURLToPath(new URL('./embedded-parent.fixture.ts', import.meta.url));
    const parent = spawn(process.execPath, [script, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] });
    const [line] = (await once(parent.stdout, 'data')) as [Buffer];
    const pid = Number(line);
    expect(await readProcessIdentity(pid)).toBeDefined();
    parent.kill('SIGKILL');
    await expect.poll(() => readProcessIdentity(pid), { timeout: 10_000 }).toBeUndefined();
    await probeDatabase((await start()).url);
  });

  it('replaces a database server that a killed Atrium left behind', async () => {
    const { child, url } = await launchWithoutAtrium('fsync=on');
    const { pool, close } = connectDatabase(url, () => undefined);
    await waitForDatabase(pool, TIMEOUT);
    await close();
    const ended = once(child, 'exit');
    const postgres = await start();
    await ended;
    expect(postgres.pid()).not.toBe(child.pid);
    await probeDatabase(postgres.url);
  });

  it('reports the error of the database in one sentence when it does not start, and releases the folder', async () => {
    await stopAll();
    const version = join((await findCluster(dataDir)) ?? '', 'PG_VERSION');
    const storedVersion = await readFile(version, 'utf8');
    await writeFile(version, '9\n');
    await expect(start()).rejects.toThrow(
      /^Failed to start the database in .+: database files are incompatible/,
    );
    await writeFile(version, storedVersion);
    await probeDatabase((await start()).url);
  });

  it('is rejected if its setting fsync is off', async () => {
    const { child, url } = await launchWithoutAtrium('fsync=off');
    const { pool, close } = connectDatabase(url, () => undefined);
    try {
      await waitForDatabase(pool, TIMEOUT);
      await expect(assertSupportedDatabase(pool)).rejects.toThrow(
        'can lose rows in a power failure. Turn on its setting fsync',
      );
    } finally {
      await close();
      child.kill('SIGINT');
      await once(child, 'exit');
    }
  });

  it(
    IS_ROOT
      ? 'is placed in the system folder when root starts it on a data folder that the system user of the database cannot enter'
      : 'is placed in the data folder of an ordinary user, even if other users cannot enter it',
    async () => {
      const closed = join(dir, 'closed');
      await mkdir(closed, { mode: 0o700 });
      const closedData = join(closed, 'data');
      const postgres = await start(closedData);
      const cluster = (await findCluster(closedData)) ?? '';
      expect(cluster.startsWith(IS_ROOT ? '/var/lib/atrium/' : closedData)).toBe(true);
      expect((await stat(cluster)).mode & 0o077).toBe(0);
      await query(postgres.url, 'create table numbers as select 1 as one');
      await cp(closedData, join(closed, 'copy'), {
        recursive: true,
        filter: (path) => !path.endsWith('atrium.lock'),
      });
      if (IS_ROOT) await expect(start(join(closed, 'copy'))).rejects.toThrow('Another Atrium');
      await stopAll();
      expect(await query((await start(closedData)).url, 'select one from numbers')).toEqual([{ one: 1 }]);
      await stopAll();
      if (IS_ROOT) await rm(dirname(cluster), { recursive: true });
      else await rm(cluster, { recursive: true });
      if (IS_ROOT) await expect(start(closedData)).rejects.toThrow(`was in ${cluster}, but is missing there`);
    },
  );
});
