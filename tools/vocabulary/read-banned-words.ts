import { readTableRows } from './read-table-rows.ts';

/** A word that the project does not use, and the term that replaces it. */
export interface BannedWord {
  readonly word: string;
  readonly term: string;
}

/** Returns the words in the "Banned" column of the tables in docs/glossary.md. */
export function readBannedWords(markdown: string): readonly BannedWord[] {
  return readTableRows(markdown).flatMap(({ Term: term = '', Banned = '' }) =>
    Banned.split(', ')
      .filter(Boolean)
      .map((word) => ({ word, term })),
  );
}
