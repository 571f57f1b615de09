import { readFile } from 'node:fs/promises';

/** The interval in milliseconds at which the memory of a process is checked while it runs a request. */
const INTERVAL = 250;

/**
 * Calls `onExceeded` when the process uses more than `limit` megabytes, including native code. Works on Linux only.
 *
 * @returns A function that stops watching.
 */
export function watchMemory(
  processId: number | undefined,
  limit: number,
  onExceeded: () => void,
): () => void {
  let isStopped = false;
  const timer = setInterval(async () => {
    const resident = await readResidentMemory(processId);
    if (isStopped || resident === undefined || resident <= limit) return;
    isStopped = true;
    onExceeded();
  }, INTERVAL);
  return () => {
    isStopped = true;
    clearInterval(timer);
  };
}

/** Returns the memory of a process in megabytes, or undefined where the system does not report it. */
async function readResidentMemory(processId: number | undefined): Promise<number | undefined> {
  const status = await readFile(`/proc/${processId}/status`, 'utf8').catch(() => '');
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1];
  return kilobytes === undefined ? undefined : Number(kilobytes) / 1024;
}
