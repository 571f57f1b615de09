const SEPARATOR = /[,，;；、\n]/;
/** A word, in quotes or not, and the separator or end behind it. */
const WORD = /\s*(?:"((?:[^"]|"")*)"\s*(?=[,，;；、\n]|$)|([^,，;；、\n]*))(?:[,，;；、\n]|$)/g;

/** Words as the text of one cell. A word that holds a separator or a quote stands in quotes, as in a CSV file. */
export function joinWords(words: readonly string[]): string {
  return words.map((word) => (needsQuotes(word) ? `"${word.replaceAll('"', '""')}"` : word)).join(', ');
}

/** The words of a cell, without blanks around them. Empty ones are left out. */
export function splitWords(text: string): readonly string[] {
  const words = [...text.matchAll(WORD)].map(([, quoted, plain = '']) =>
    quoted === undefined ? plain.trim() : quoted.replaceAll('""', '"'),
  );
  return words.filter(Boolean);
}

function needsQuotes(word: string): boolean {
  return SEPARATOR.test(word) || word.includes('"') || word !== word.trim();
}
