import type { BannedWord } from './read-banned-words.ts';
import { splitWords } from './split-words.ts';

/** A banned word in a file. `line` starts at 1; line 0 is the file's path. */
export interface Finding extends BannedWord {
  readonly file: string;
  readonly line: number;
}

/**
 * Returns the banned words in the path and the text of a file, in any letter case. A word also counts if it is a part
 * of a camelCase, kebab-case or snake_case name.
 */
export function findBannedWords(
  file: string,
  text: string,
  banned: readonly BannedWord[],
): readonly Finding[] {
  const terms = new Map(banned.map(({ word, term }) => [word, term]));
  return [file, ...text.split('\n')].flatMap((content, line) =>
    splitWords(content).flatMap((word) => {
      const term = terms.get(word);
      return term === undefined ? [] : [{ file, line, word, term }];
    }),
  );
}
