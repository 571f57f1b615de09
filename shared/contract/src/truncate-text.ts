/**
 * Returns the first `maxLength` UTF-16 code units of a text, or one less where that would split a character (a
 * surrogate pair).
 */
export function truncateEnd(text: string, maxLength: number): string {
  return text.slice(0, isSplit(text, maxLength) ? maxLength - 1 : maxLength);
}

/** Returns the last `maxLength` code units of a text, or one less where that would split a character. */
export function truncateStart(text: string, maxLength: number): string {
  const start = Math.max(0, text.length - maxLength);
  return text.slice(isSplit(text, start) ? start + 1 : start);
}

/** Returns whether a position is between the two code units of one character. */
function isSplit(text: string, index: number): boolean {
  if (index <= 0 || index >= text.length) return false;
  return (text.codePointAt(index - 1) ?? 0) > 0xffff;
}
