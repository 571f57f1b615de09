/** A word that the project does not use, and the term that replaces it. */
export interface BannedWord {
  readonly word: string;
  readonly term: string;
}

/** Words in the "Banned" column of the tables in docs/glossary.md. */
export function readGlossary(markdown: string): readonly BannedWord[] {
  let columns: readonly string[] = [];
  return markdown.split('\n').flatMap((line) => {
    const cells = readCells(line);
    if (cells.includes('Term')) columns = cells;
    const term = cells[columns.indexOf('Term')];
    const banned = cells[columns.indexOf('Banned')];
    if (!term || !banned || cells === columns || /^-+$/.test(banned)) return [];
    return banned.split(', ').map((word) => ({ word, term }));
  });
}

const readCells = (line: string): readonly string[] =>
  line.startsWith('|')
    ? line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim())
    : [];
