import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { getChildEnvironment } from './get-child-environment.ts';

/**
 * Returns a text that distinguishes a process from a later one with the same id, even after a reboot: the time when the
 * process started, or `unknown` if the system does not report it. Undefined when there is no such process. A zombie
 * does not count as a process.
 */
export async function readProcessIdentity(pid: number): Promise<string | undefined> {
  if (!isAlive(pid)) return undefined;
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
  if (stat !== undefined) return parseIdentity(stat);
  const psOutput = await promisify(execFile)('ps', ['-o', 'lstart=', '-p', String(pid)], {
    env: getChildEnvironment(),
  }).catch(() => undefined);
  return psOutput?.stdout.trim() || (isAlive(pid) ? 'unknown' : undefined);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // The process exists, but another user owns it.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * Returns the id of the boot and, from the `stat` file of a process (proc(5)), field 22: its start in clock ticks since
 * the boot. Undefined for a zombie. Field 2, the command, can contain spaces, so the text is split after its closing
 * parenthesis. The first of `fields` is field 3.
 */
async function parseIdentity(stat: string): Promise<string | undefined> {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  if (fields[0] === 'Z') return undefined;
  const bootId = await readFile('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => '');
  return `${bootId.trim()} ${fields[19]}`;
}
