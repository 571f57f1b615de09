import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { processMark } from './process-mark.ts';

/** How long an orphan may take to write its last pages, in milliseconds. */
const LIMIT = 30_000;
const STEP = 50;

/**
 * Stops a database server that a killed Atrium left behind on this cluster. Only whoever holds the data's lock may
 * call it: no living Atrium can own that server then.
 */
export async function stopOrphan(cluster: string): Promise<void> {
  const pid = Number(
    (await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n')[0],
  );
  if (!pid || !(await isPostgresOf(pid, cluster))) return;
  const mark = await processMark(pid);
  process.kill(pid, 'SIGINT');
  for (let waited = 0; waited < LIMIT; waited += STEP) {
    if ((await processMark(pid)) !== mark) return;
    await new Promise((resolve) => setTimeout(resolve, STEP));
  }
  process.kill(pid, 'SIGQUIT');
}

async function isPostgresOf(pid: number, cluster: string): Promise<boolean> {
  const fromProc = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => undefined);
  const command =
    fromProc ??
    (await promisify(execFile)('ps', ['-o', 'command=', '-p', String(pid)]).catch(() => undefined))?.stdout ??
    '';
  return command.includes('postgres') && command.includes(cluster);
}
