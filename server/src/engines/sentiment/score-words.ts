import { MODIFIERS } from './modifiers.ts';

/** How many words a negation or an emphasis affects. */
const WORD_DISTANCE = 3;
/** A negated word is weaker than its opposite: “not good” is milder than “bad”. */
const NEGATION_FACTOR = -0.75;
/** The factors of the scores before and after a word such as “but”. */
const BEFORE_CONTRAST = 0.5;
const AFTER_CONTRAST = 1.5;
/** The normalization constant of VADER (Hutto and Gilbert, 2014). A sum of √15 has a score of about 0.7. */
const NORMALIZATION = 15;

/** Returns one score for all words, from −1 to 1. Punctuation ends the effect of a negation or an emphasis. */
export function scoreWords(
  words: readonly string[],
  lexicon: ReadonlyMap<string, number>,
  language: 'zh' | 'en',
): number {
  const { negators, emphasis, contrasts } = MODIFIERS[language];
  let sum = 0;
  let weight = 1;
  words.forEach((word, index) => {
    if (contrasts.has(word)) {
      sum *= BEFORE_CONTRAST;
      weight = AFTER_CONTRAST;
    }
    const wordScore = lexicon.get(word);
    if (wordScore === undefined) return;
    const before = getContext(words, index);
    const isNegated = before.filter((other) => negators.has(other)).length % 2 === 1;
    const factor = before.reduce((product, other) => product * (emphasis.get(other) ?? 1), 1);
    sum += wordScore * weight * factor * (isNegated ? NEGATION_FACTOR : 1);
  });
  return sum / Math.sqrt(sum * sum + NORMALIZATION);
}

/** Returns the preceding words that can affect a word. */
function getContext(words: readonly string[], index: number): readonly string[] {
  const before = words.slice(Math.max(0, index - WORD_DISTANCE), index);
  const punctuationIndex = before.findLastIndex((word) => /^[\p{P}\s]+$/u.test(word));
  return before.slice(punctuationIndex + 1);
}
