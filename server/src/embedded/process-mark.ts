import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { childEnvironment } from './child-environment.ts';

/**
 * Tells a process from a later one with the same number, also after the machine was started again: when it began.
 * Undefined when there is none; a zombie counts as none.
 */
export async function processMark(pid: number): Promise<string | undefined> {
  if (!isAlive(pid)) return undefined;
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
  if (stat !== undefined) return markOf(stat);
  const listed = await promisify(execFile)('ps', ['-o', 'lstart=', '-p', String(pid)], {
    env: childEnvironment(),
  }).catch(() => undefined);
  return listed?.stdout.trim() || (isAlive(pid) ? 'unknown' : undefined);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Field 22 of proc(5)'s stat, counted after the command's closing parenthesis: ticks since the machine's start. */
async function markOf(stat: string): Promise<string | undefined> {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  if (fields[0] === 'Z') return undefined;
  const machineStart = await readFile('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => '');
  return `${machineStart.trim()} ${fields[19]}`;
}
