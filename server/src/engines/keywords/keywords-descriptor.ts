import type { EngineDescriptor } from '../engine.ts';
import { parametersOf } from '../parameters-of.ts';
import { keywordsParametersSchema } from './keywords-parameters.ts';

/** Chinese by how rare a word is elsewhere (TF-IDF), English by how words stand together (TextRank). */
export const keywordsDescriptor: EngineDescriptor = {
  id: 'keywords',
  name: 'Keywords (jieba TF-IDF, TextRank on winkNLP)',
  version: '1.0.0',
  licence: 'MIT',
  tasks: ['keywords'],
  languages: ['zh', 'en'],
  nature: 'rules',
  parameters: parametersOf(keywordsParametersSchema),
  weaknesses: [
    'Weights compare within one text only.',
    'Texts of one or two sentences give little to weigh.',
  ],
};
