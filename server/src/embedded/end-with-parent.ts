import { spawn } from 'node:child_process';
import { platform } from 'node:os';
import { childEnvironment } from './child-environment.ts';
import type { DatabaseOwner } from './database-owner.ts';

/** Waits until its standard input ends, and then requests a fast shutdown of the database server. */
const WATCH = 'read -r _; kill -INT "$0"';

/**
 * Ends a database server when this process ends, also after `kill -9`: a small shell waits for the end of a pipe that
 * only this process keeps open. Windows has no such shell; there, the next start stops the orphan.
 *
 * @returns a function that stops the shell, for a server that has ended.
 */
export function endWithParent(
  pid: number,
  owner: DatabaseOwner | undefined,
  log: (line: string) => void,
): () => void {
  if (platform() === 'win32') return () => undefined;
  const watcher = spawn('/bin/sh', ['-c', WATCH, String(pid)], {
    ...owner,
    cwd: '/',
    env: childEnvironment(),
    stdio: ['pipe', 'ignore', 'ignore'],
    // Ctrl-C in the terminal must not end the shell before the database.
    detached: true,
  });
  watcher.on('error', (error) => log(`The database would outlive a killed server: ${error.message}`));
  watcher.stdin.on('error', () => undefined);
  watcher.unref();
  return () => void watcher.kill('SIGKILL');
}
