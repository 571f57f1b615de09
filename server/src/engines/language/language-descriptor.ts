import { z } from 'zod';
import { describeParameters } from '../core/describe-parameters.ts';
import type { EngineDescriptor } from '../core/engine.ts';

export const languageParametersSchema = z.strictObject({
  count: z.int().min(1).max(20).default(3).describe('Maximum number of candidates.'),
  only: z
    .array(z.string().regex(/^[a-z]{2}$/))
    .default([])
    .describe('Languages to choose from (ISO 639-1). An empty list selects all.'),
});

export type LanguageParameters = z.infer<typeof languageParametersSchema>;

/** Detects the language of a text from its letters and their sequences. */
export const languageDescriptor: EngineDescriptor = {
  id: 'tinyld',
  name: 'TinyLD',
  version: '1.3.4',
  license: 'MIT',
  tasks: ['language'],
  languages: [],
  method: 'model',
  parameters: describeParameters(languageParametersSchema),
  qualitySet: {
    metric: 'Accuracy',
    set: 'Sentences in many languages written for this project and used during development, so expect worse results with other texts',
    size: 16,
    uncovered: 'Single words, mixed languages and rare languages',
  },
  limitations: [
    'Not reliable for texts of a few words.',
    'Returns one language for mixed texts, based on the first 5,000 characters.',
    'Does not distinguish simplified from traditional Chinese.',
  ],
};
