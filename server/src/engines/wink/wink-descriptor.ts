import { z } from 'zod';
import { describeParameters } from '../core/describe-parameters.ts';
import type { EngineDescriptor } from '../core/engine.ts';

export const winkParametersSchema = z.strictObject({
  keepPunctuation: z.boolean().default(true).describe('Return punctuation marks as separate tokens.'),
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
    metric: 'F1',
    set: 'English sentences written for this project and used during development, so expect worse results with other texts',
    size: 9,
    uncovered: 'Long texts, social media and code',
  },
  limitations: ['Supports only English. Consecutive Chinese characters become one token.'],
};
