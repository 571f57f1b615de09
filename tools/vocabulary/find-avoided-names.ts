import type { Finding } from './find-banned-words.ts';
import type { AvoidedWord } from './read-avoided-words.ts';
import { splitWords } from './split-words.ts';

const DECLARATION = /\b(?:const|let|function|class|interface|type|readonly) ([A-Za-z_$][\w$]*)/g;

/**
 * Returns the names that a file of code declares and that contain a word to avoid, in the singular or the plural. Only
 * names after `const`, `let`, `function`, `class`, `interface`, `type` and `readonly` count: libraries define many of
 * the other names.
 */
export function findAvoidedNames(
  file: string,
  text: string,
  avoided: readonly AvoidedWord[],
): readonly Finding[] {
  const words = new Map(avoided.map((word) => [word.word, word]));
  return text.split('\n').flatMap((content, index) =>
    [...content.matchAll(DECLARATION)].flatMap(([, name = '']) =>
      splitWords(name).flatMap((part) => {
        const found = words.get(part) ?? words.get(part.replace(/s$/, ''));
        // As the `word` of a finding, the user sees the whole name.
        return found && !found.allowedNames.includes(name)
          ? [{ file, line: index + 1, word: name, term: found.term }]
          : [];
      }),
    ),
  );
}
