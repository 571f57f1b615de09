import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { StartError } from '../domain/start-error.ts';
import { getChildEnvironment } from './get-child-environment.ts';
import { readProcessIdentity } from './read-process-identity.ts';

/** Milliseconds that an orphan has to write its last pages and end after SIGINT. */
const SIGINT_TIMEOUT = 30_000;
/** Milliseconds that an orphan has to end after SIGQUIT, which it handles without writing its pages. */
const SIGQUIT_TIMEOUT = 10_000;
/** Milliseconds between two checks whether the orphan has ended. */
const CHECK_INTERVAL = 50;

/**
 * Stops a database server that a killed Atrium left running on this cluster. Only the process that has the lock on the
 * data may call it, because then no running Atrium owns that server.
 *
 * @throws StartError when the server cannot be stopped.
 */
export async function stopOrphan(cluster: string): Promise<void> {
  const pid = Number(
    (await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n')[0],
  );
  if (!(pid > 0) || !(await isPostgres(pid, cluster))) return;
  if (
    (await signalAndWait(pid, 'SIGINT', SIGINT_TIMEOUT)) ||
    (await signalAndWait(pid, 'SIGQUIT', SIGQUIT_TIMEOUT))
  )
    return;
  throw new StartError(
    `A database server (process ${pid}) still uses ${cluster} and does not end. Stop this process.`,
  );
}

/** Sends a signal to a process, and returns whether the process ends within `timeout` milliseconds. */
async function signalAndWait(pid: number, signal: NodeJS.Signals, timeout: number): Promise<boolean> {
  const identity = await readProcessIdentity(pid);
  try {
    process.kill(pid, signal);
  } catch {
    // The process has ended meanwhile or belongs to another user. The loop below determines which.
  }
  for (let waited = 0; waited < timeout; waited += CHECK_INTERVAL) {
    if (identity === undefined || (await readProcessIdentity(pid)) !== identity) return true;
    await new Promise((resolve) => setTimeout(resolve, CHECK_INTERVAL));
  }
  return false;
}

async function isPostgres(pid: number, cluster: string): Promise<boolean> {
  const fromProc = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => undefined);
  const command =
    fromProc ??
    (
      await promisify(execFile)('ps', ['-o', 'command=', '-p', String(pid)], {
        env: getChildEnvironment(),
      }).catch(() => undefined)
    )?.stdout ??
    '';
  return command.includes('postgres') && command.includes(cluster);
}
