/** Splits a text at the words of a list: the text between them at even positions, the words at odd positions. */
export function splitAround(text: string, words: readonly string[]): readonly string[] {
  const sortedWords = words.filter((word) => word !== '').toSorted((one, other) => other.length - one.length);
  if (sortedWords.length === 0) return [text];
  return text.split(new RegExp(`(${sortedWords.map(escapePattern).join('|')})`));
}

/** Returns a pattern that matches exactly this text. */
export function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&');
}
