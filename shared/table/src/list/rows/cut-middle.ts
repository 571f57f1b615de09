import { cutStart, cutText } from '@atrium/contract';

/** Shortens an id or key for a cell: keeps its beginning and end, which distinguish it from others. */
export function cutMiddle(text: string, length = 20): string {
  if (text.length <= length) return text;
  const kept = length - 1;
  const head = Math.ceil(kept / 2);
  return `${cutText(text, head)}…${cutStart(text, kept - head)}`;
}
