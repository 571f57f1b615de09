import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** Linux counts in these: https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html. */
const MILLISECONDS_PER_TICK = 10;

/**
 * Tells how many milliseconds of processor time this process and the database server with its sessions have taken, to
 * ten milliseconds; where the system does not tell of other processes, this one alone.
 */
export function createProcessorClock(databaseId: number): () => number {
  return () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1_000 + ticksOf(databaseId) * MILLISECONDS_PER_TICK;
  };
}

function ticksOf(databaseId: number): number {
  if (!existsSync('/proc')) return 0;
  const ids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return ids.map((id) => readTicks(id, databaseId)).reduce((sum, ticks) => sum + ticks, 0);
}

function readTicks(id: string, databaseId: number): number {
  try {
    const text = readFileSync(`/proc/${id}/stat`, 'utf8');
    const [, parent, ...fields] = text.slice(text.lastIndexOf(')') + 2).split(' ');
    if (Number(parent) !== databaseId && Number(id) !== databaseId) return 0;
    return Number(fields[9]) + Number(fields[10]);
  } catch {
    return 0;
  }
}
