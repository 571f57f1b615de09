import { SPREADSHEET_LIMITS } from '@atrium/contract';
import { expect, test } from 'vitest';
import type { Row } from '../grid/cell.ts';
import type { GridShape } from '../grid/grid.ts';
import type { ReaderRequest, WorkerMessage } from './messages.ts';
import { serveReader } from './serve-reader.ts';
import type { WorkerScope } from './worker-scope.ts';

type ReaderMessage = WorkerMessage<GridShape>;

const countBytes = (rows: readonly Row[]) => JSON.stringify(rows).length * 2;

/** A reader whose messages wait here until the page processes them. */
function openReader() {
  const waiting: { readonly count: number; readonly size: number }[] = [];
  const { promise: ended, resolve } = Promise.withResolvers<ReaderMessage>();
  const scope: WorkerScope<ReaderRequest, ReaderMessage> = {
    onmessage: null,
    postMessage(message) {
      if (message.kind === 'rows')
        waiting.push({ count: message.rows.length, size: countBytes(message.rows) });
      else if (message.kind !== 'progress') resolve(message);
    },
  };
  serveReader(scope);
  return { waiting, ended, post: (data: ReaderRequest) => scope.onmessage?.({ data }) };
}

test('the reader waits at the limit of unprocessed bytes, and continues when the page has processed some', async () => {
  const reader = openReader();
  const line = `${'x'.repeat(99)}\n`;
  const count = 90_000;
  const file = new File([line.repeat(count)], 'x.csv');
  let isOver = false;
  let taken = 0;
  let most = 0;
  const over = reader.ended.then(() => {
    isOver = true;
  });
  reader.post({ kind: 'grid', file, name: file.name, choices: {} });
  while (!isOver) {
    // When a timer fires, the reader has done everything that it can do without a response of the page.
    await Promise.race([over, new Promise((resolve) => setTimeout(resolve))]);
    most = Math.max(
      most,
      reader.waiting.reduce((sum, { size }) => sum + size, 0),
    );
    const [oldest] = reader.waiting.splice(0, 1);
    if (!oldest) continue;
    taken += oldest.count;
    reader.post({ kind: 'rowsProcessed' });
  }
  taken += reader.waiting.reduce((sum, { count }) => sum + count, 0);
  expect(taken).toBe(count);
  expect(most).toBeGreaterThan(SPREADSHEET_LIMITS.inFlight / 2);
  expect(most).toBeLessThan(SPREADSHEET_LIMITS.inFlight * 1.2);
});
