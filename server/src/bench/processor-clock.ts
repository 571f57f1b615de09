import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** The unit in which Linux counts processor time: https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html. */
const MILLISECONDS_PER_TICK = 10;

/**
 * Returns a function that returns the processor time in milliseconds that this process and the database server with its
 * sessions have used, with a resolution of ten milliseconds. Where the system does not report other processes, only
 * this process counts.
 */
export function createProcessorClock(databaseProcessId: number): () => number {
  const readDatabaseTime = createProcessTimeReader(databaseProcessId);
  return () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1_000 + readDatabaseTime();
  };
}

/**
 * Returns a function that returns the processor time of a process and its children in milliseconds. For a child that
 * has ended, it adds the time that the last call before the end of the child has read. It returns 0 where the system
 * does not report other processes.
 */
export function createProcessTimeReader(processId: number): () => number {
  const ticks = new Map<string, number>();
  return () => {
    for (const id of listProcessIds()) ticks.set(id, Math.max(readTicks(id, processId), ticks.get(id) ?? 0));
    return [...ticks.values()].reduce((sum, one) => sum + one, 0) * MILLISECONDS_PER_TICK;
  };
}

function listProcessIds(): readonly string[] {
  return existsSync('/proc') ? readdirSync('/proc').filter((name) => /^\d+$/.test(name)) : [];
}

/** Returns the processor time of the process `id` in ticks. If it is neither `processId` nor its child, returns 0. */
function readTicks(id: string, processId: number): number {
  try {
    const text = readFileSync(`/proc/${id}/stat`, 'utf8');
    // The fields after the name of the program, which may contain spaces: state, parent and others.
    const [, parent, ...fields] = text.slice(text.lastIndexOf(')') + 2).split(' ');
    if (Number(parent) !== processId && Number(id) !== processId) return 0;
    // `fields` begins with field 5 of the file. The times are fields 14 and 15.
    const [userTime, systemTime] = fields.slice(9);
    return Number(userTime) + Number(systemTime);
  } catch {
    // The process has ended since it was listed.
    return 0;
  }
}
