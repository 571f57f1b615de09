import { toSpreadsheetError } from '../error/to-spreadsheet-error.ts';
import type { GridShape } from '../grid/grid.ts';
import { readFile } from '../grid/read-file.ts';
import type { GridRequest, ReaderRequest, WorkerMessage } from './messages.ts';
import { createRowChannel } from './row-channel.ts';
import type { WorkerScope } from './worker-scope.ts';

/** Handles the page's requests in the reader's thread. */
export function serveReader(scope: WorkerScope<ReaderRequest, WorkerMessage<GridShape>>): void {
  const channel = createRowChannel((rows) => scope.postMessage({ kind: 'rows', rows }));
  scope.onmessage = async ({ data: request }) => {
    if (request.kind === 'rowsProcessed') return channel.acknowledge();
    try {
      scope.postMessage({ kind: 'done', result: await readRequestedFile(request) });
    } catch (error) {
      const { code, data } = toSpreadsheetError(error, 'unreadable');
      scope.postMessage({ kind: 'failed', code, data });
    }
  };

  async function readRequestedFile({ file, name, choices }: GridRequest): Promise<GridShape> {
    const bytes = new Uint8Array(await file.arrayBuffer());
    return readFile({ name, bytes }, choices, channel.send, (progress) =>
      scope.postMessage({ kind: 'progress', progress }),
    );
  }
}
