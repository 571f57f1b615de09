import type { TokenizeOutput } from '@atrium/contract';
import { cutTokens } from './cut-tokens.ts';
import type { JiebaParameters } from './jieba-parameters.ts';
import { jieba } from './load-jieba.ts';

export function tokenizeChinese(text: string, parameters: JiebaParameters): TokenizeOutput {
  return {
    tokens: cutTokens(text, parameters, (input, findNewWords) => jieba.tag(input, findNewWords)),
  };
}
