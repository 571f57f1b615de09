import { readFile } from 'node:fs/promises';

/** How often a process is looked at while it runs a job, in milliseconds. */
const INTERVAL = 250;

/**
 * Calls `onExceeded` once the process holds more than `limit` megabytes, native code's memory included. Known on Linux
 * only; elsewhere nothing is watched.
 *
 * @returns what ends the watch.
 */
export function watchMemory(
  processId: number | undefined,
  limit: number,
  onExceeded: () => void,
): () => void {
  let isOver = false;
  const timer = setInterval(async () => {
    const held = await residentMemory(processId);
    if (isOver || held === undefined || held <= limit) return;
    isOver = true;
    onExceeded();
  }, INTERVAL);
  return () => {
    isOver = true;
    clearInterval(timer);
  };
}

/** Megabytes; undefined where nobody tells. */
async function residentMemory(processId: number | undefined): Promise<number | undefined> {
  const status = await readFile(`/proc/${processId}/status`, 'utf8').catch(() => '');
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1];
  return kilobytes === undefined ? undefined : Number(kilobytes) / 1024;
}
