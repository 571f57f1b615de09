import { SPREADSHEET_LIMITS } from '@atrium/contract';
import type { Row } from '../grid/cell.ts';
import type { RowSink } from '../grid/grid.ts';

/** In bytes: the overhead of a cell in a message, and the size of each character of its text. */
const CELL = 16;
const CHARACTER = 2;

/** Sends rows to the page, and waits while the page has too many bytes left to process. */
export function createRowChannel(post: (rows: readonly Row[]) => void) {
  const sizes: number[] = [];
  let inFlight = 0;
  let wake: (() => void) | undefined;
  const send: RowSink = async (rows) => {
    const size = measureRows(rows);
    sizes.push(size);
    inFlight += size;
    post(rows);
    while (inFlight > SPREADSHEET_LIMITS.inFlight) {
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
  };
  return {
    send,
    /** Records that the page has processed the oldest unacknowledged message. */
    acknowledge(): void {
      inFlight -= sizes.shift() ?? 0;
      wake?.();
    },
  };
}

function measureRows(rows: readonly Row[]): number {
  let size = 0;
  for (const row of rows) {
    size += row.length * CELL;
    for (const cell of row) if (typeof cell === 'string') size += cell.length * CHARACTER;
  }
  return size;
}
