/** A text split at words of a list: what stands between them at even places, the words at odd ones. */
export function splitAround(text: string, words: readonly string[]): readonly string[] {
  const known = words.filter((word) => word !== '').toSorted((one, other) => other.length - one.length);
  if (known.length === 0) return [text];
  return text.split(new RegExp(`(${known.map(escapePattern).join('|')})`));
}

/** A text as a pattern that matches it alone. */
export function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&');
}
