import { Worker } from 'node:worker_threads';
import type { StartWorker } from '../page/start-worker.ts';
import type { WorkerLike } from '../page/worker-like.ts';

/**
 * Gives a Node thread the few globals of a browser worker, and then runs the worker's own program. Messages that arrive
 * before the program is loaded wait in `queue`.
 */
const BOOT = `
const { parentPort, workerData } = require('node:worker_threads');
globalThis.postMessage = (message) => parentPort.postMessage(message);
const queue = [];
parentPort.on('message', (data) => (globalThis.onmessage ? globalThis.onmessage({ data }) : queue.push(data)));
import(workerData).then(() => queue.splice(0).forEach((data) => globalThis.onmessage({ data })));
`;

/**
 * Starts a real worker program in a real thread. `onEnd` is called when a thread has ended. A thread that needs more
 * than `heap` megabytes for its objects and texts ends with an error.
 */
export function startInNode(
  program: 'reader' | 'writer' | 'book-writer' | URL,
  onEnd: () => void = () => {},
  heap?: number,
): StartWorker {
  const address = typeof program === 'string' ? new URL(`../worker/${program}.ts`, import.meta.url) : program;
  return async () => {
    const thread = new Worker(BOOT, {
      eval: true,
      workerData: address.href,
      ...(heap === undefined ? {} : { resourceLimits: { maxOldGenerationSizeMb: heap } }),
    });
    const worker: WorkerLike = {
      postMessage: (message) => thread.postMessage(message),
      terminate: () => void thread.terminate(),
      onmessage: null,
      onerror: null,
    };
    thread.on('message', (data) => worker.onmessage?.({ data } as MessageEvent));
    thread.on('exit', onEnd);
    thread.on('error', (error) => worker.onerror?.({ message: String(error) } as ErrorEvent));
    return worker;
  };
}
