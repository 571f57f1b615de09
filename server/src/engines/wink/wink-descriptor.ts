import { z } from 'zod';
import type { EngineDescriptor } from '../core/engine.ts';
import { parametersOf } from '../core/parameters-of.ts';

export const winkParametersSchema = z.strictObject({
  keepPunctuation: z.boolean().default(true).describe('Keep punctuation marks as tokens of their own.'),
});

export type WinkParameters = z.infer<typeof winkParametersSchema>;

/** Splits English text into tokens with universal parts of speech. */
export const winkDescriptor: EngineDescriptor = {
  id: 'wink',
  name: 'winkNLP (English, lite)',
  version: '2.4.0',
  licence: 'MIT',
  tasks: ['tokenize'],
  languages: ['en'],
  nature: 'model',
  parameters: parametersOf(winkParametersSchema),
  weaknesses: [
    {
      'zh-CN': '仅支持英文：连续的中文会成为一个词。',
      'en-US': 'Supports only English. Consecutive Chinese characters become one token.',
    },
  ],
};
