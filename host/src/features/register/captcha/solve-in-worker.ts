import type { SolveResult } from './solve-worker.ts';

/** Solves a challenge in a worker, so that the page stays responsive. Aborting stops the work immediately. */
export function solveInWorker(challenge: string, signal: AbortSignal): Promise<string> {
  const worker = new Worker(new URL('./solve-worker.ts', import.meta.url));
  const solved = new Promise<string>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    worker.addEventListener('error', ({ message }) => reject(new Error(message)), { once: true });
    worker.addEventListener('message', ({ data }: MessageEvent<SolveResult>) => {
      if ('solution' in data) resolve(data.solution);
      else reject(new Error(data.failure));
    });
  });
  worker.postMessage(challenge);
  return solved.finally(() => worker.terminate());
}
