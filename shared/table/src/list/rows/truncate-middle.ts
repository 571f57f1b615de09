import { truncateEnd, truncateStart } from '@atrium/contract';

/** Shortens an id or key for a cell: keeps its beginning and end, which distinguish it from others. */
export function truncateMiddle(text: string, length = 20): string {
  if (text.length <= length) return text;
  const visible = length - 1;
  const head = Math.ceil(visible / 2);
  return `${truncateEnd(text, head)}…${truncateStart(text, visible - head)}`;
}
