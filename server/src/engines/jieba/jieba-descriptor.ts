import type { EngineDescriptor } from '../engine.ts';
import { parametersOf } from '../parameters-of.ts';
import { jiebaParametersSchema } from './jieba-parameters.ts';

/** Chinese word segmentation with parts of speech, by dictionary and a hidden Markov model. */
export const jiebaDescriptor: EngineDescriptor = {
  id: 'jieba',
  name: 'jieba (node-rs)',
  version: '2.0.3',
  licence: 'MIT',
  tasks: ['tokenize'],
  languages: ['zh', 'en'],
  nature: 'model',
  parameters: parametersOf(jiebaParametersSchema),
  weaknesses: [
    'Misses some personal names.',
    'Traditional characters are cut less well than simplified ones.',
    'Words of other scripts get no part of speech.',
  ],
};
