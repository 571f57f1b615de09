import { parentPort, workerData } from 'node:worker_threads';
import { createConsoleSender } from './create-console-sender.ts';
import type { CallerLoad } from './run-callers-in-thread.ts';

// The thread of `runCallersInThread`.
const { url, token, requests, callers, duration } = workerData as CallerLoad;
parentPort?.postMessage(await createConsoleSender(url, token, requests).runCallers(callers, duration));
