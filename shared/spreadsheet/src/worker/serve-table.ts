import { toSpreadsheetError } from '../error/to-spreadsheet-error.ts';
import type { ProgressSink } from '../grid/grid.ts';
import type { TableWriter } from '../grid/table-writer.ts';
import type { WorkerMessage, WriteOptions, WriterRequest } from './messages.ts';
import type { WorkerScope } from './worker-scope.ts';

type CreateWriter<Options> = (
  options: Options,
  titles: readonly string[],
  onProgress: ProgressSink,
) => TableWriter | Promise<TableWriter>;

/** Receives rows from the page and creates a file from them, in a separate thread. */
export function serveTable<Options extends WriteOptions>(
  scope: WorkerScope<WriterRequest, WorkerMessage<Blob>>,
  create: CreateWriter<Options>,
): void {
  let writer: TableWriter | undefined;
  const onProgress: ProgressSink = (progress) => scope.postMessage({ kind: 'progress', progress });
  scope.onmessage = async ({ data: request }) => {
    try {
      if (request.kind === 'begin') {
        writer = await create(request.options as Options, request.titles, onProgress);
      } else if (request.kind === 'rows') writer?.add(request.rows);
      else if (request.kind === 'check') {
        return scope.postMessage({ kind: 'checked', warnings: writer?.check?.() ?? [] });
      } else if (writer) {
        // The request is `finish`.
        return scope.postMessage({ kind: 'done', result: await writer.finish() });
      }
      scope.postMessage({ kind: 'requestProcessed' });
    } catch (error) {
      const { code, data } = toSpreadsheetError(error, 'unwritable');
      scope.postMessage({ kind: 'failed', code, data });
    }
  };
}
