import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { findAvoidedNames } from './find-avoided-names.ts';
import { findBannedWords } from './find-banned-words.ts';
import { readAvoidedWords } from './read-avoided-words.ts';
import { readBannedWords } from './read-banned-words.ts';

const glossary = await readFile(path.join(import.meta.dirname, '../../docs/glossary.md'), 'utf8');
const banned = readBannedWords(glossary);
const avoided = readAvoidedWords(glossary);
const capitalize = (word: string) => `${word[0]?.toUpperCase()}${word.slice(1)}`;
const createSamples = (word: string): readonly (readonly [string, string])[] => [
  [`src/read-${word}.ts`, ''],
  ['src/page.ts', `// The ${word} of a page.`],
  ['src/page.ts', `export const read${capitalize(word)} = 1;`],
  ['src/page.module.css', `.${word}-row { color: red; }`],
  ['docs/page.md', `${capitalize(word)} come first.`],
  ['locales/en-US.po', `msgstr "The ${word}"`],
];

describe('the vocabulary check', () => {
  it('reads the banned words of every table in the glossary', () => {
    expect(banned).toContainEqual({ word: 'bones', term: 'skeleton' });
    expect(banned.length).toBeGreaterThan(9);
  });

  it.each(banned)('finds "$word" in names, comments, styles, documents and catalogs', ({ word, term }) => {
    for (const [file, text] of createSamples(word)) {
      const line = text === '' ? 0 : 1;
      expect(findBannedWords(file, text, banned)).toEqual([{ file, line, word, term }]);
    }
  });

  it('accepts words that only contain a banned word', () => {
    expect(findBannedWords('src/page.ts', 'backbones recommend', banned)).toEqual([]);
  });

  it.each(avoided)('finds "$word" in declared names, in the singular and the plural', ({ word, term }) => {
    for (const name of [`read${capitalize(word)}Page`, `${word.toUpperCase()}S_PER_PAGE`]) {
      for (const keyword of ['const', 'function', 'interface', 'readonly']) {
        const text = `\n${keyword} ${name}`;
        expect(findAvoidedNames('src/page.ts', text, avoided)).toEqual([
          { file: 'src/page.ts', line: 2, word: name, term },
        ]);
      }
    }
  });

  it('accepts words to avoid in texts, in names that are only used, and in names that the glossary allows', () => {
    expect(avoided).toContainEqual({
      word: 'invocation',
      term: 'run',
      allowedNames: ['invocationPayloads', 'invocations'],
    });
    expect(avoided.map(({ word }) => word)).not.toContain('call');
    const text = 'const text = "an invocation"; list(readInvocation); const invocations = readCall();';
    expect(findAvoidedNames('src/page.ts', text, avoided)).toEqual([]);
  });
});
