/**
 * Returns the first `longest` UTF-16 code units of a text, or one less where that would split a character (a surrogate
 * pair).
 */
export function cutText(text: string, longest: number): string {
  return text.slice(0, isSplit(text, longest) ? longest - 1 : longest);
}

/** Returns the last `longest` code units of a text, or one less where that would split a character. */
export function cutStart(text: string, longest: number): string {
  const start = Math.max(0, text.length - longest);
  return text.slice(isSplit(text, start) ? start + 1 : start);
}

/** Returns whether a position is between the two code units of one character. */
function isSplit(text: string, place: number): boolean {
  if (place <= 0 || place >= text.length) return false;
  return (text.codePointAt(place - 1) ?? 0) > 0xffff;
}
