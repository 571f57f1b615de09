import { cutStart, cutText } from '@atrium/contract';

/** An id or key short enough to stand in a cell: its beginning and its end, for these tell it from others. */
export function cutMiddle(text: string, length = 20): string {
  if (text.length <= length) return text;
  const kept = length - 1;
  const head = Math.ceil(kept / 2);
  return `${cutText(text, head)}…${cutStart(text, kept - head)}`;
}
