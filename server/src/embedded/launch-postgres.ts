import { spawn } from 'node:child_process';
import { platform } from 'node:os';
import type { PostgresBinaries } from './find-postgres-binaries.ts';
import { getChildEnvironment } from './get-child-environment.ts';
import { getSocketFolder } from './get-socket-folder.ts';
import type { SystemUser } from './system-user.ts';

/**
 * Waits until its standard input ends, and then requests a fast shutdown of the database server. `$0` is the first
 * argument after the script: the process id of the database server.
 */
const WATCH_SCRIPT = 'read -r _; kill -INT "$0"';

/**
 * Ends a database server when this process ends, even after `kill -9`: a small shell waits for the end of a pipe that
 * only this process has open. Windows has no such shell. There, the next start stops the database server.
 *
 * @returns a function that stops the shell. The caller runs it when the database server has ended.
 */
function endWithParent(
  pid: number,
  systemUser: SystemUser | undefined,
  log: (line: string) => void,
): () => void {
  if (platform() === 'win32') return () => undefined;
  const watcher = spawn('/bin/sh', ['-c', WATCH_SCRIPT, String(pid)], {
    ...systemUser,
    cwd: '/',
    env: getChildEnvironment(),
    stdio: ['pipe', 'ignore', 'ignore'],
    // Ctrl-C in the terminal must not end the shell before the database.
    detached: true,
  });
  watcher.on('error', (error) =>
    log(`The database will continue to run if this server is killed: ${error.message}`),
  );
  // Without a listener, an error of the pipe would end this process.
  watcher.stdin.on('error', () => undefined);
  watcher.unref();
  return () => void watcher.kill('SIGKILL');
}

export interface LaunchOptions {
  readonly binaries: PostgresBinaries;
  /** PostgreSQL's folder, which it calls a cluster. */
  readonly cluster: string;
  /** The system user that runs PostgreSQL. Undefined for the user of this process. */
  readonly systemUser: SystemUser | undefined;
  readonly port: number;
  /** Receives each line that the database server prints. */
  readonly log: (line: string) => void;
}

export interface PostgresProcess {
  pid(): number | undefined;
  /**
   * Resolves when the process has ended or could not start, with the reason: its last fatal error, if there was one.
   */
  readonly ended: Promise<string>;
  /** Requests a shutdown that ends the open sessions. */
  end(): void;
}

const SETTINGS = [
  'listen_addresses=127.0.0.1',
  'fsync=on',
  'full_page_writes=on',
  'synchronous_commit=on',
  'log_timezone=UTC',
  'timezone=UTC',
];

/** Starts one database server process. It listens on loopback and on a Unix socket only, and writes durably. */
export function launchPostgres({ binaries, cluster, systemUser, port, log }: LaunchOptions): PostgresProcess {
  const sockets = `unix_socket_directories=${getSocketFolder(cluster) ?? ''}`;
  const settings = [...SETTINGS, sockets].flatMap((setting) => ['-c', setting]);
  const child = spawn(binaries.postgres, ['-D', cluster, '-p', String(port), ...settings], {
    ...systemUser,
    cwd: cluster,
    env: getChildEnvironment(),
    stdio: ['ignore', 'pipe', 'pipe'],
    // A separate process group, so that Ctrl-C in the terminal ends the server first, which then ends the database.
    detached: true,
  });
  const stopWatching = child.pid === undefined ? undefined : endWithParent(child.pid, systemUser, log);
  let lastFatalError: string | undefined;
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      for (const line of chunk.toString().trimEnd().split('\n')) {
        lastFatalError = /\b(?:FATAL|PANIC): +(.+)/.exec(line)?.[1] ?? lastFatalError;
        log(line);
      }
    });
  }
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('close', (code, signal) => {
      stopWatching?.();
      // After a signal, the last error is not the reason, because it may be one that a client received.
      resolve(signal === null && lastFatalError ? lastFatalError : `it ended with ${signal ?? code}`);
    });
  });
  return { pid: () => child.pid, ended, end: () => void child.kill('SIGINT') };
}
