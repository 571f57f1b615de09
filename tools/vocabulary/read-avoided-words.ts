import { readTableRows } from './read-table-rows.ts';

/** A word that is wrong for some terms, and the names that may contain it because it has another meaning there. */
export interface AvoidedWord {
  readonly word: string;
  /** The terms, separated by commas. */
  readonly term: string;
  readonly allowedNames: readonly string[];
}

/**
 * Returns the single words in the "Avoid" column of the tables in docs/glossary.md, without those that its table of
 * names allows in all names.
 */
export function readAvoidedWords(markdown: string): readonly AvoidedWord[] {
  const rows = readTableRows(markdown);
  const allowed = new Map(
    rows.flatMap(({ Word = '', 'Allowed names': names = '' }) =>
      Word.split(', ').map((word) => [word, names.split(', ')] as const),
    ),
  );
  const terms = new Map<string, string[]>();
  for (const { Term: term = '', Avoid = '' } of rows) {
    for (const word of Avoid.split(', ').map((text) => text.replace(/ \(.*/, ''))) {
      if (/^[a-z]+$/.test(word)) terms.set(word, [...(terms.get(word) ?? []), term]);
    }
  }
  return [...terms].flatMap(([word, termList]) => {
    const allowedNames = allowed.get(word) ?? [];
    return allowedNames.includes('all') ? [] : [{ word, term: termList.join(', '), allowedNames }];
  });
}
