import { createCsvWriter } from '../csv/csv-writer.ts';
import { nameFault } from '../fault/name-fault.ts';
import type { ProgressSink } from '../grid/grid.ts';
import type { TableWriter } from '../grid/table-writer.ts';
import { createXlsxWriter } from '../xlsx/xlsx-writer.ts';
import type { Answer, WriterRequest } from './messages.ts';
import type { WorkerScope } from './worker-scope.ts';

/** Takes rows from the page as they come, and makes a file of them, in the thread of the writer. */
export function serveWriter(scope: WorkerScope<WriterRequest, Answer<Blob>>): void {
  let writer: TableWriter | undefined;
  const onProgress: ProgressSink = (progress) => scope.postMessage({ kind: 'progress', progress });
  scope.onmessage = async ({ data: request }) => {
    try {
      if (request.kind === 'begin') writer = await begin(request, onProgress);
      else if (request.kind === 'rows') writer?.add(request.rows);
      else if (writer) return scope.postMessage({ kind: 'done', result: await writer.finish() });
      scope.postMessage({ kind: 'taken' });
    } catch (error) {
      const { code, data } = nameFault(error, 'unwritable');
      scope.postMessage({ kind: 'failed', code, data });
    }
  };
}

async function begin(
  { options, titles }: WriterRequest & { kind: 'begin' },
  onProgress: ProgressSink,
): Promise<TableWriter> {
  return options.format === 'csv'
    ? createCsvWriter(options, titles, onProgress)
    : createXlsxWriter(options, titles, onProgress);
}
