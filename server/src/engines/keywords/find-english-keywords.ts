import type { ItsFunction } from 'wink-nlp';
import { splitIntoChunks } from '../text/split-into-chunks.ts';
import { WINK_CHUNK_LENGTH, wink } from '../wink/load-wink.ts';
import { computeTextRank } from './compute-text-rank.ts';
import type { WeightedWord } from './weighted-word.ts';

/** Two words among this many consecutive words count as neighbors. */
const WINDOW_SIZE = 4;
/** The largest number of words in a phrase. */
const PHRASE_LENGTH = 3;

interface Word {
  readonly text: string;
  readonly lemma: string;
  readonly tag: string;
}

/**
 * Finds phrases of nouns and the adjectives before them. The weight of a phrase depends on the
 * weights of its words and on how often the phrase occurs.
 */
export function findEnglishKeywords(text: string): WeightedWord[] {
  const words = splitIntoChunks(text, WINK_CHUNK_LENGTH).flatMap((chunk) => findWords(chunk.text));
  const weights = computeTextRank(
    words.map((word) => (word.tag === 'ADJ' || isNoun(word) ? word.lemma : undefined)),
    WINDOW_SIZE,
  );
  const found = new Map<string, { text: string; lemmas: readonly string[]; count: number }>();
  for (const phrase of findPhrases(words).flatMap(listNounPhrases)) {
    const lemmas = phrase.map(({ lemma }) => lemma);
    const key = lemmas.join(' ');
    const count = (found.get(key)?.count ?? 0) + 1;
    const text = found.get(key)?.text ?? phrase.map((word) => word.text).join(' ');
    found.set(key, { text, lemmas, count });
  }
  return [...found.values()].map(({ text: shown, lemmas, count }) => {
    const sum = lemmas.reduce((total, lemma) => total + (weights.get(lemma) ?? 0), 0);
    return { text: shown, weight: (sum / Math.sqrt(lemmas.length)) * (1 + Math.log(count)) };
  });
}

/** Returns a phrase, and each of its nouns alone. */
function listNounPhrases(phrase: readonly Word[]): readonly (readonly Word[])[] {
  return phrase.length === 1 ? [phrase] : [phrase, ...phrase.filter(isNoun).map((word) => [word])];
}

/** Returns the words of a text. Short words, stop words and punctuation marks have the tag `X`. */
function findWords(text: string): readonly Word[] {
  const { its } = wink;
  const tokens = wink.readDoc(text).tokens();
  // The declared type requires an argument that winkNLP never passes.
  const lemmas = tokens.out(its.lemma as unknown as ItsFunction<string>);
  const tags = tokens.out(its.pos);
  const stopWordFlags = tokens.out(its.stopWordFlag);
  return tokens.out().map((value, index) => {
    const isWord = value.length > 2 && /\p{L}/u.test(value) && String(stopWordFlags[index]) !== 'true';
    return {
      text: tags[index] === 'PROPN' ? value : value.toLowerCase(),
      lemma: String(lemmas[index] ?? value).toLowerCase(),
      tag: isWord ? String(tags[index]) : 'X',
    };
  });
}

/** Returns sequences of adjectives and nouns that end with a noun. */
function findPhrases(words: readonly Word[]): readonly (readonly Word[])[] {
  const phrases: Word[][] = [];
  let phrase: Word[] = [];
  const endPhrase = () => {
    while (phrase.length > 0 && !isNoun(phrase.at(-1))) phrase.pop();
    if (phrase.length > 0) phrases.push(phrase.slice(-PHRASE_LENGTH));
    phrase = [];
  };
  for (const word of words) {
    if (word.tag === 'ADJ' && isNoun(phrase.at(-1))) endPhrase();
    if (word.tag === 'ADJ' || isNoun(word)) phrase.push(word);
    else endPhrase();
  }
  endPhrase();
  return phrases;
}

function isNoun(word: Word | undefined): boolean {
  return word?.tag === 'NOUN' || word?.tag === 'PROPN';
}
