import { FetchedWorker } from './fetched-worker.ts';
import type { WorkerLike } from './worker-like.ts';

export type StartWorker = () => Promise<WorkerLike>;

export const startReader: StartWorker = () =>
  new FetchedWorker(new URL('../worker/reader.ts', import.meta.url), {
    name: 'spreadsheet-reader',
  }).start();

/** Starts the writer of all formats except csv and xlsx. */
export const startBookWriter: StartWorker = () =>
  new FetchedWorker(new URL('../worker/book-writer.ts', import.meta.url), {
    name: 'spreadsheet-book-writer',
  }).start();

/** Starts the writer of csv and xlsx files. */
export const startWriter: StartWorker = () =>
  new FetchedWorker(new URL('../worker/writer.ts', import.meta.url), {
    name: 'spreadsheet-writer',
  }).start();
