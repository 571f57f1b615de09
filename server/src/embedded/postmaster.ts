import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Client } from 'pg';
import type { DatabaseOwner } from './database-owner.ts';
import type { PostgresBinaries } from './find-postgres-binaries.ts';
import { StartFailure } from './start-failure.ts';

export interface PostmasterOptions {
  readonly binaries: PostgresBinaries;
  readonly cluster: string;
  readonly owner: DatabaseOwner | undefined;
  readonly port: number;
  readonly url: string;
  readonly log: (line: string) => void;
}

export interface Postmaster {
  pid(): number | undefined;
  stop(): Promise<void>;
}

/** How long the database may take to be ready, recovery after a crash included, in milliseconds. */
const READY_LIMIT = 60_000;
const STEP = 50;
/** Pause before a dead server is started again: its children must notice first. */
const RESTART_PAUSE = 250;

/** Starts the database server, waits until it takes connections, and starts it again whenever it dies by itself. */
export async function startPostmaster(options: PostmasterOptions): Promise<Postmaster> {
  let child = launch(options);
  let isStopping = false;
  const supervise = (): void => {
    child.once('exit', () => {
      if (isStopping) return;
      options.log('The database server ended by itself; it is started again.');
      setTimeout(() => {
        if (isStopping) return;
        child = launch(options);
        supervise();
      }, RESTART_PAUSE);
    });
  };
  supervise();
  const stop = async (): Promise<void> => {
    isStopping = true;
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGINT');
    await gone;
  };
  try {
    await waitUntilReady(options);
  } catch (error) {
    await stop();
    throw error;
  }
  return { pid: () => child.pid, stop };
}

function launch({ binaries, cluster, owner, port, log }: PostmasterOptions): ChildProcess {
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'fsync=on',
    'full_page_writes=on',
    'synchronous_commit=on',
    'log_timezone=UTC',
    'timezone=UTC',
  ].flatMap((setting) => ['-c', setting]);
  const child = spawn(binaries.postgres, ['-D', cluster, '-p', String(port), ...settings], {
    ...(owner ?? {}),
    cwd: cluster,
    env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own: Ctrl-C at the terminal ends the server first, which then ends the database.
    detached: true,
  });
  child.on('error', (error) => log(String(error)));
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => log(chunk.toString().trimEnd()));
  return child;
}

async function waitUntilReady({ url, cluster }: PostmasterOptions): Promise<void> {
  const deadline = Date.now() + READY_LIMIT;
  let last: unknown;
  while (Date.now() < deadline) {
    const client = new Client({ connectionString: url });
    client.on('error', () => undefined);
    try {
      await client.connect();
      const { rows } = await client.query<{ fsync: string }>('show fsync');
      if (rows[0]?.fsync === 'on') return;
      throw new StartFailure(
        `The database in ${cluster} would lose rows at a power failure: its fsync is off.`,
      );
    } catch (error) {
      if (error instanceof StartFailure) throw error;
      last = error;
    } finally {
      await client.end().catch(() => undefined);
    }
    await new Promise((resolve) => setTimeout(resolve, STEP));
  }
  throw new StartFailure(`The database in ${cluster} did not become ready: ${String(last)}`);
}
