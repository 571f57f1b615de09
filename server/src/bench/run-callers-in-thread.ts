import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { ConsoleRequest } from './create-console-sender.ts';
import type { LoadMeasurement } from './create-sender.ts';

/** The requests that a thread sends. */
export interface CallerLoad {
  readonly url: string;
  readonly token: string;
  readonly requests: readonly ConsoleRequest[];
  /** The number of parallel callers. Each sends its next request as soon as it receives a response. */
  readonly callers: number;
  /** In milliseconds. */
  readonly duration: number;
}

type Measurements = Omit<LoadMeasurement, 'phase'>;

/**
 * Sends requests of a signed-in console from a thread of its own, so that the load does not delay the measurements of
 * other clients in this process.
 */
export async function runCallersInThread(load: CallerLoad): Promise<Measurements> {
  const worker = new Worker(new URL('./callers-thread.ts', import.meta.url), { workerData: load });
  const [measurements] = (await once(worker, 'message')) as [Measurements];
  return measurements;
}
