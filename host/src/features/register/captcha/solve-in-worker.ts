import type { SolveAnswer } from './solve-worker.ts';

/** Solves a challenge away from the page, which stays responsive; aborting ends the work at once. */
export function solveInWorker(challenge: string, signal: AbortSignal): Promise<string> {
  const worker = new Worker(new URL('./solve-worker.ts', import.meta.url));
  const solved = new Promise<string>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    worker.addEventListener('error', ({ message }) => reject(new Error(message)), { once: true });
    worker.addEventListener('message', ({ data }: MessageEvent<SolveAnswer>) => {
      if ('solution' in data) resolve(data.solution);
      else reject(new Error(data.failure));
    });
  });
  worker.postMessage(challenge);
  return solved.finally(() => worker.terminate());
}
