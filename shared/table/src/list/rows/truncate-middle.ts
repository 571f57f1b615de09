import { truncateEnd, truncateStart } from '@atrium/contract';

/** Shortens an id or key for a cell: keeps its beginning and end, which distinguish it from others. */
export function truncateMiddle(text: string, length = 20): string {
  if (text.length <= length) return text;
  const visibleLength = length - 1;
  const headLength = Math.ceil(visibleLength / 2);
  return `${truncateEnd(text, headLength)}…${truncateStart(text, visibleLength - headLength)}`;
}
