import { spawn } from 'node:child_process';
import { platform } from 'node:os';
import { childEnvironment } from './child-environment.ts';
import type { DatabaseOwner } from './database-owner.ts';

/** Waits until its standard input ends, and then asks the database server for a fast shutdown. */
const WATCH = 'read -r _; kill -INT "$0"';

/**
 * Ends a database server when this process is gone, also after `kill -9`: a small shell waits for the end of a pipe that
 * only this process holds open. Windows has no such shell; there the next start stops the orphan.
 *
 * @returns calls the shell off, for a server that has ended.
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
    // Ctrl-C at the terminal must not end it before the database.
    detached: true,
  });
  watcher.on('error', (error) => log(`The database would outlive a killed server: ${error.message}`));
  watcher.stdin.on('error', () => undefined);
  watcher.unref();
  return () => void watcher.kill('SIGKILL');
}
