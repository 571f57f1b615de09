import { type BookFileOptions, createBookWriter } from '../workbook/book-writer.ts';
import type { WorkerMessage, WriterRequest } from './messages.ts';
import { serveTable } from './serve-table.ts';
import type { WorkerScope } from './worker-scope.ts';

/** Writes workbooks in all formats except csv and xlsx. */
export function serveBookWriter(scope: WorkerScope<WriterRequest, WorkerMessage<Blob>>): void {
  serveTable<BookFileOptions>(scope, createBookWriter);
}
