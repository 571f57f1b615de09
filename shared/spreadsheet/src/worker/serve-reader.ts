import { toSpreadsheetError } from '../error/to-spreadsheet-error.ts';
import type { GridShape } from '../grid/grid.ts';
import { readFile } from '../grid/read-file.ts';
import type { ReaderRequest, ReaderTask, WorkerMessage } from './messages.ts';
import { createRowChannel } from './row-channel.ts';
import type { WorkerScope } from './worker-scope.ts';

/** Handles the page's requests in the reader's thread. */
export function serveReader(scope: WorkerScope<ReaderRequest, WorkerMessage<GridShape>>): void {
  const channel = createRowChannel((rows) => scope.postMessage({ kind: 'rows', rows }));
  scope.onmessage = async ({ data: request }) => {
    if (request.kind === 'processed') return channel.acknowledge();
    try {
      scope.postMessage({ kind: 'done', result: await processTask(request) });
    } catch (error) {
      const { code, data } = toSpreadsheetError(error, 'unreadable');
      scope.postMessage({ kind: 'failed', code, data });
    }
  };

  async function processTask(task: ReaderTask): Promise<GridShape> {
    const bytes = new Uint8Array(await task.file.arrayBuffer());
    return readFile({ name: task.name, bytes }, task.choices, channel.send, (progress) =>
      scope.postMessage({ kind: 'progress', progress }),
    );
  }
}
