interface WindowOptions {
  /** How far the rows are scrolled, in pixels. */
  readonly scrolled: number;
  /** Height of what is seen of them. */
  readonly height: number;
  readonly rowHeight: number;
  readonly count: number;
  /** Whether rows are made ready before they are seen, too; the first ones are there sooner without. */
  readonly isAhead?: boolean;
}

/** The rows to render, and the pixels to leave free before and after them. `end` is behind the last one. */
export interface RowWindow {
  readonly start: number;
  readonly end: number;
  readonly before: number;
  readonly after: number;
}

/** Rows are rendered by the block, so that most frames of a scroll render nothing, and none renders much. */
const BLOCK = 4;

/** Rows that are ready before and after those that are seen: a scroll may be faster than a render. */
const AHEAD = 8;

/** Up to this many rows all are rendered: the page's own search (Ctrl F) and print then see all of them. */
export const ALWAYS_WHOLE = 50;

export function rowWindow({ scrolled, height, rowHeight, count, isAhead = true }: WindowOptions): RowWindow {
  if (count <= ALWAYS_WHOLE) return { start: 0, end: count, before: 0, after: 0 };
  const first = Math.floor(scrolled / rowHeight);
  const last = Math.ceil((scrolled + height) / rowHeight);
  const ahead = isAhead ? AHEAD : 0;
  const start = Math.max(0, Math.min(Math.floor(first / BLOCK) * BLOCK - ahead, count - ahead));
  const end = Math.min(count, Math.ceil(last / BLOCK) * BLOCK + ahead);
  return { start, end, before: start * rowHeight, after: (count - end) * rowHeight };
}
