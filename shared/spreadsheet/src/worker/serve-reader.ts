import { nameFault } from '../fault/name-fault.ts';
import { readFile } from '../grid/read-file.ts';
import { openBook } from '../workbook/open-book.ts';
import { saveBook } from '../workbook/save-book.ts';
import type { Answer, ReaderRequest, ReaderResults } from './messages.ts';
import type { WorkerScope } from './worker-scope.ts';

type ReaderAnswer = Answer<ReaderResults[keyof ReaderResults]>;

/** Answers what the page asks, in the thread of the reader. */
export function serveReader(scope: WorkerScope<ReaderRequest, ReaderAnswer>): void {
  scope.onmessage = async ({ data: request }) => {
    try {
      scope.postMessage({ kind: 'done', result: await answer(scope, request) });
    } catch (error) {
      const { code, data } = nameFault(error, request.kind === 'saveBook' ? 'unwritable' : 'unreadable');
      scope.postMessage({ kind: 'failed', code, data });
    }
  };
}

async function answer(
  scope: WorkerScope<ReaderRequest, ReaderAnswer>,
  request: ReaderRequest,
): Promise<ReaderResults[keyof ReaderResults]> {
  if (request.kind === 'saveBook') return saveBook(request.book, request.options);
  const bytes = new Uint8Array(await request.file.arrayBuffer());
  if (request.kind === 'openBook') return openBook(bytes);
  return readFile(
    { name: request.name, bytes },
    request.choices,
    (rows) => scope.postMessage({ kind: 'rows', rows }),
    (progress) => scope.postMessage({ kind: 'progress', progress }),
  );
}
