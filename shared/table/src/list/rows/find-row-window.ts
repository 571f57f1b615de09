interface WindowOptions {
  /** The scroll offset of the rows, in pixels. */
  readonly scrollOffset: number;
  /** The visible height of the rows, in pixels. */
  readonly height: number;
  readonly rowHeight: number;
  /** The number of all rows. */
  readonly count: number;
  /** Whether to render rows beyond the visible ones; without it, the first rows appear sooner. */
  readonly rendersAhead?: boolean;
}

/** The rows to render, and the pixels to leave free before and after them. `end` is exclusive. */
export interface RowWindow {
  readonly start: number;
  readonly end: number;
  readonly before: number;
  readonly after: number;
}

/** Rows render in blocks, so that most frames of a scroll render nothing and none renders much. */
const BLOCK_SIZE = 4;

/** Rows rendered before and after the visible ones, because a scroll can be faster than a render. */
const ROWS_AHEAD = 8;

/** Up to this number, all rows are rendered, so that the browser's search (Ctrl F) and print include all of them. */
export const MAX_UNWINDOWED_ROWS = 50;

/** Returns the rows to render at a scroll offset. */
export function findRowWindow({
  scrollOffset,
  height,
  rowHeight,
  count,
  rendersAhead = true,
}: WindowOptions): RowWindow {
  if (count <= MAX_UNWINDOWED_ROWS) return { start: 0, end: count, before: 0, after: 0 };
  const first = Math.floor(scrollOffset / rowHeight);
  const last = Math.ceil((scrollOffset + height) / rowHeight);
  const ahead = rendersAhead ? ROWS_AHEAD : 0;
  // The offset can be beyond the last row after the list has become shorter, so `start` has an upper bound, too.
  const start = Math.max(0, Math.min(Math.floor(first / BLOCK_SIZE) * BLOCK_SIZE - ahead, count - ahead));
  const end = Math.min(count, Math.ceil(last / BLOCK_SIZE) * BLOCK_SIZE + ahead);
  return { start, end, before: start * rowHeight, after: (count - end) * rowHeight };
}
