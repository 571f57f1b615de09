const SEPARATOR = /[,，;；、\n]/;
/** A word, quoted or not, and the separator or end after it. */
const WORD = /\s*(?:"((?:[^"]|"")*)"\s*(?=[,，;；、\n]|$)|([^,，;；、\n]*))(?:[,，;；、\n]|$)/g;

/** Joins words to the text of one cell. A word that contains a separator or quote is quoted, as in a CSV file. */
export function joinListCell(words: readonly string[]): string {
  return words.map((word) => (needsQuotes(word) ? `"${word.replaceAll('"', '""')}"` : word)).join(', ');
}

/** Splits a cell into words, without surrounding blanks. Empty words are dropped. */
export function splitListCell(text: string): readonly string[] {
  const words = [...text.matchAll(WORD)].map(([, quoted, plain = '']) =>
    quoted === undefined ? plain.trim() : quoted.replaceAll('""', '"'),
  );
  return words.filter(Boolean);
}

function needsQuotes(word: string): boolean {
  return SEPARATOR.test(word) || word.includes('"') || word !== word.trim();
}
