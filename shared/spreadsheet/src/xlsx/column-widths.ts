import type { Cell, Row } from '../grid/cell.ts';

/** In characters, as are all widths below. */
const MIN_WIDTH = 8;
const MAX_WIDTH = 60;
const PADDING = 2;
/** `2026-01-02 03:04:05` */
const DATE_TIME_LENGTH = 19;
/** Chinese, Japanese and Korean characters and emoji are twice as wide. */
const WIDE =
  /[\u1100-\u115F\u2E80-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF00-\uFF60\u{1F300}-\u{1FAFF}]/gu;

/** Computes the widths of columns, in characters, from the cells so far. */
export function createWidths(titles: readonly string[]) {
  const widest = titles.map(measureWidth);
  return {
    addRow(row: Row): void {
      row.forEach((cell, column) => {
        const current = widest[column] ?? 0;
        if (current >= MAX_WIDTH) return;
        // A character counts as two at most, so most texts need no closer check.
        if (typeof cell === 'string' && cell.length * 2 <= current) return;
        widest[column] = Math.max(current, measureWidth(cell));
      });
    },
    columns: () =>
      widest.map((width) => ({ wch: Math.min(MAX_WIDTH, Math.max(MIN_WIDTH, width + PADDING)) })),
  };
}

function measureWidth(cell: Cell): number {
  if (cell === null) return 0;
  if (cell instanceof Date) return DATE_TIME_LENGTH;
  if (typeof cell !== 'string') return String(cell).length;
  const shown = cell.slice(0, MAX_WIDTH);
  const line = shown.split('\n', 1)[0] ?? '';
  return line.length + (line.match(WIDE)?.length ?? 0);
}
