import { z } from 'zod';
import { describeParameters } from '../core/describe-parameters.ts';
import type { EngineDescriptor } from '../core/engine.ts';
import { textLanguageSchema } from '../text/text-language.ts';

export const keywordsParametersSchema = z.strictObject({
  count: z.int().min(1).max(100).default(10).describe('Maximum number of keywords.'),
  language: textLanguageSchema,
});

export type KeywordsParameters = z.infer<typeof keywordsParametersSchema>;

/**
 * Finds Chinese keywords by how rare a word is elsewhere (TF-IDF), and English keywords by how words occur together
 * (TextRank).
 */
export const keywordsDescriptor: EngineDescriptor = {
  id: 'keywords',
  name: 'Keywords (jieba TF-IDF, TextRank on winkNLP)',
  version: '1.0.0',
  license: 'MIT',
  tasks: ['keywords'],
  languages: ['zh', 'en'],
  method: 'rules',
  parameters: describeParameters(keywordsParametersSchema),
  qualitySet: {
    metric: 'Recall in the top 8 keywords',
    set: 'Chinese and English paragraphs written for this project and used during development, so expect worse results with other texts',
    size: 6,
    uncovered: 'Long texts and texts with several topics',
  },
  limitations: [
    'Weights are comparable only within one text.',
    'Not reliable for texts of one or two sentences.',
  ],
};
