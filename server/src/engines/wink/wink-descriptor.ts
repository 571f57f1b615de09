import { z } from 'zod';
import { describeParameters } from '../core/describe-parameters.ts';
import type { EngineDescriptor } from '../core/engine.ts';

export const winkParametersSchema = z.strictObject({
  keepPunctuation: z.boolean().default(true).describe('Keep punctuation marks as tokens of their own.'),
});

export type WinkParameters = z.infer<typeof winkParametersSchema>;

/** Splits English text into tokens with universal parts of speech. */
export const winkDescriptor: EngineDescriptor = {
  id: 'wink',
  name: 'winkNLP (English, lite)',
  version: '2.4.0',
  license: 'MIT',
  tasks: ['tokenize'],
  languages: ['en'],
  method: 'model',
  parameters: describeParameters(winkParametersSchema),
  qualitySet: {
    metric: { 'zh-CN': 'F1', 'en-US': 'F1' },
    set: {
      'zh-CN': '英文句子：为本项目编写，开发引擎时用过，因此结果偏高',
      'en-US':
        'English sentences written for this project and used during development, so the result is optimistic',
    },
    size: 9,
    uncovered: { 'zh-CN': '长文、社交媒体用语和代码', 'en-US': 'Long texts, social media and code' },
  },
  limitations: [
    {
      'zh-CN': '仅支持英文：连续的中文会成为一个词。',
      'en-US': 'Supports only English. Consecutive Chinese characters become one token.',
    },
  ],
};
