import { type CsvOptions, createCsvWriter } from '../csv/csv-writer.ts';
import type { XlsxOptions } from '../xlsx/xlsx-options.ts';
import { createXlsxWriter } from '../xlsx/xlsx-writer.ts';
import type { WorkerMessage, WriterRequest } from './messages.ts';
import { serveTable } from './serve-table.ts';
import type { WorkerScope } from './worker-scope.ts';

/** Writes csv and xlsx files. */
export function serveWriter(scope: WorkerScope<WriterRequest, WorkerMessage<Blob>>): void {
  serveTable<CsvOptions | XlsxOptions>(scope, (options, titles, onProgress) =>
    options.format === 'csv'
      ? createCsvWriter(options, titles, onProgress)
      : createXlsxWriter(options, titles, onProgress),
  );
}
