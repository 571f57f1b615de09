const SEPARATOR = /[,，;；、\n]/;
/** A word, in quotes or not, and the separator or end behind it. */
const WORD = /\s*(?:"((?:[^"]|"")*)"\s*(?=[,，;；、\n]|$)|([^,，;；、\n]*))(?:[,，;；、\n]|$)/g;

/** Words as the text of one cell. A word that holds a separator or a quote stands in quotes, as in a CSV file. */
export function joinWords(labels: readonly string[]): string {
  return labels.map((word) => (needsQuotes(word) ? `"${word.replaceAll('"', '""')}"` : word)).join(', ');
}

/** The words of a cell, without blanks around them. Empty ones are left out. */
export function splitWords(text: string): readonly string[] {
  const labels = [...text.matchAll(WORD)].map(([, quoted, plain = '']) =>
    quoted === undefined ? plain.trim() : quoted.replaceAll('""', '"'),
  );
  return labels.filter(Boolean);
}

function needsQuotes(word: string): boolean {
  return SEPARATOR.test(word) || word.includes('"') || word !== word.trim();
}
