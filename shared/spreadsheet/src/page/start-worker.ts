import { AddressedWorker } from './addressed-worker.ts';
import type { WorkerLike } from './worker-like.ts';

export type StartWorker = () => Promise<WorkerLike>;

export const startReader: StartWorker = () =>
  new AddressedWorker(new URL('../worker/reader.ts', import.meta.url), {
    name: 'spreadsheet-reader',
  }).start();

export const startBookWriter: StartWorker = () =>
  new AddressedWorker(new URL('../worker/book-writer.ts', import.meta.url), {
    name: 'spreadsheet-book-writer',
  }).start();

export const startWriter: StartWorker = () =>
  new AddressedWorker(new URL('../worker/writer.ts', import.meta.url), {
    name: 'spreadsheet-writer',
  }).start();
