import type { Token, TokenizeOutput } from '@atrium/contract';
import { wink } from './load-wink.ts';
import type { WinkParameters } from './wink-parameters.ts';

/** Tokens with UTF-16 offsets into the text as sent; white space is no token. */
export function tokenizeEnglish(text: string, { keepPunctuation }: WinkParameters): TokenizeOutput {
  const { its } = wink;
  const words = wink.readDoc(text).tokens();
  const values = words.out();
  const tags = words.out(its.pos);
  const tokens: Token[] = [];
  let end = 0;
  values.forEach((value, index) => {
    const start = text.indexOf(value, end);
    if (value.trim() === '' || start < 0) return;
    end = start + value.length;
    const tag = String(tags[index] ?? 'X');
    if (keepPunctuation || tag !== 'PUNCT') tokens.push({ text: value, tag, start, end });
  });
  return { tokens };
}
