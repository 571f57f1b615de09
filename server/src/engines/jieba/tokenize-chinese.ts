import type { TextToken, TokenizeOutput } from '@atrium/contract';
import type { JiebaParameters } from './jieba-descriptor.ts';
import { jieba } from './load-jieba.ts';

/** A word and its part of speech. */
interface TaggedWord {
  readonly word: string;
  readonly tag: string;
}

type Tagger = (text: string, findNewWords: boolean) => readonly TaggedWord[];

const PUNCTUATION_OR_SYMBOL = /^[\p{P}\p{S}]+$/u;

/**
 * Splits a text into tokens with UTF-16 offsets into the original text. White space is not a token. Native code returns
 * lone surrogates as U+FFFD, which has the same length, so the token's text is taken from the original.
 */
function cutTokens(text: string, parameters: JiebaParameters, tagger: Tagger): TextToken[] {
  const tokens: TextToken[] = [];
  let start = 0;
  for (const { word, tag } of tagger(text, parameters.findNewWords)) {
    const end = start + word.length;
    const original = text.slice(start, end);
    if (original.trim() !== '' && (parameters.keepPunctuation || !PUNCTUATION_OR_SYMBOL.test(original))) {
      tokens.push({ text: original, tag, start, end });
    }
    start = end;
  }
  return tokens;
}

export function tokenizeChinese(text: string, parameters: JiebaParameters): TokenizeOutput {
  return {
    tokens: cutTokens(text, parameters, (input, findNewWords) => jieba.tag(input, findNewWords)),
  };
}
