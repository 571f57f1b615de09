import type { TextToken, TokenizeOutput } from '@atrium/contract';
import { type Chunk, splitIntoChunks } from '../text/split-into-chunks.ts';
import { WINK_CHUNK_LENGTH, wink } from './load-wink.ts';
import type { WinkParameters } from './wink-descriptor.ts';

/** Returns tokens with UTF-16 offsets into the original text. White space is not a token. */
export function tokenizeEnglish(text: string, { keepPunctuation }: WinkParameters): TokenizeOutput {
  const tokens = splitIntoChunks(text, WINK_CHUNK_LENGTH).flatMap(findTokens);
  return { tokens: keepPunctuation ? tokens : tokens.filter(({ tag }) => tag !== 'PUNCT') };
}

function findTokens({ text, offset }: Chunk): readonly TextToken[] {
  const words = wink.readDoc(text).tokens();
  const tags = words.out(wink.its.pos);
  let end = 0;
  return words.out().flatMap((value, index) => {
    const start = text.indexOf(value, end);
    if (value.trim() === '' || start < 0) return [];
    end = start + value.length;
    return [{ text: value, tag: String(tags[index] ?? 'X'), start: start + offset, end: end + offset }];
  });
}
