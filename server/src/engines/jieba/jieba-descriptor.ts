import { z } from 'zod';
import { describeParameters } from '../core/describe-parameters.ts';
import type { EngineDescriptor } from '../core/engine.ts';

export const jiebaParametersSchema = z.strictObject({
  findNewWords: z.boolean().default(true).describe('Guess words that the dictionary does not contain (HMM).'),
  keepPunctuation: z.boolean().default(true).describe('Return punctuation marks as separate tokens.'),
});

export type JiebaParameters = z.infer<typeof jiebaParametersSchema>;

/** Segments Chinese text into words with parts of speech, by dictionary and a hidden Markov model. */
export const jiebaDescriptor: EngineDescriptor = {
  id: 'jieba',
  name: 'jieba (node-rs)',
  version: '2.0.3',
  license: 'MIT',
  tasks: ['tokenize'],
  languages: ['zh', 'en'],
  method: 'model',
  parameters: describeParameters(jiebaParametersSchema),
  qualitySet: {
    metric: 'F1',
    set: 'Chinese sentences written for this project and used during development, so expect worse results with other texts',
    size: 10,
    uncovered: 'Long texts, dialects, social media and technical terms',
  },
  limitations: [
    'Misses some personal names.',
    'Less accurate for traditional than for simplified Chinese.',
    'No part of speech for words in other scripts.',
  ],
};
