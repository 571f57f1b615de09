import type { SentimentOutput } from '@atrium/contract';
import { splitAround } from '../text/split-around.ts';
import { getLanguage } from '../text/text-language.ts';
import { getSentimentLexicon } from './get-sentiment-lexicon.ts';
import { scoreWords } from './score-words.ts';
import type { SentimentParameters } from './sentiment-descriptor.ts';

/** A word, with or without apostrophes, or an emoji, or a punctuation mark. */
const ENGLISH_WORD = /\p{L}+(?:'\p{L}+)*|\p{Extended_Pictographic}|[^\s\p{L}\p{N}]/gu;

export async function classifySentiment(
  text: string,
  { language, neutral: neutralBelow, dictionary }: SentimentParameters,
): Promise<SentimentOutput> {
  const textLanguage = getLanguage(text, language);
  const customScores = Object.entries(dictionary).map(
    ([word, score]) => [normalize(word), Number(score)] as const,
  );
  const words = await findWords(normalize(text), textLanguage, customScores);
  const lexicon =
    customScores.length > 0
      ? new Map([...getSentimentLexicon(textLanguage), ...customScores])
      : getSentimentLexicon(textLanguage);
  const score = scoreWords(words, lexicon, textLanguage);
  return { label: getLabel(score, neutralBelow), score };
}

/** Returns a text as the lexicon writes it: in lower case, with straight apostrophes. */
function normalize(text: string): string {
  return text.toLowerCase().replaceAll('’', "'");
}

function getLabel(score: number, neutralBelow: number): SentimentOutput['label'] {
  if (Math.abs(score) < neutralBelow || score === 0) return 'neutral';
  return score > 0 ? 'positive' : 'negative';
}

/** Returns the words of a text. The custom words of a Chinese text stay whole, even if a segmenter would split them. */
async function findWords(
  text: string,
  language: 'zh' | 'en',
  customScores: readonly (readonly [string, number])[],
): Promise<readonly string[]> {
  if (language === 'en') return text.match(ENGLISH_WORD) ?? [];
  const { jieba } = await import('../jieba/load-jieba.ts');
  const chunks = splitAround(
    text,
    customScores.map(([word]) => word),
  );
  const guessesNewWords = true;
  // The chunks at odd positions are custom words.
  return chunks.flatMap((chunk, index) => (index % 2 === 1 ? [chunk] : jieba.cut(chunk, guessesNewWords)));
}
