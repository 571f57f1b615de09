import type { Row } from './cell.ts';
import type { RowSink } from './grid.ts';

/** Few enough that taking in one piece never holds up a page. */
export const ROWS_PER_PIECE = 500;

/** Gathers rows into pieces. */
export function createRowBuffer(sink: RowSink) {
  let rows: Row[] = [];
  let count = 0;
  const flush = () => {
    if (rows.length > 0) sink(rows);
    rows = [];
  };
  return {
    add(row: Row): void {
      rows.push(row);
      count += 1;
      if (rows.length >= ROWS_PER_PIECE) flush();
    },
    flush,
    count: () => count,
  };
}
