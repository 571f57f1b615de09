import { z } from 'zod';
import type { EngineDescriptor } from '../core/engine.ts';
import { parametersOf } from '../core/parameters-of.ts';
import { textLanguageSchema } from '../text/text-language.ts';

export const keywordsParametersSchema = z.strictObject({
  count: z.int().min(1).max(100).default(10).describe('How many keywords at most.'),
  language: textLanguageSchema,
});

export type KeywordsParameters = z.infer<typeof keywordsParametersSchema>;

/**
 * Finds Chinese keywords by how rare a word is elsewhere (TF-IDF), and English keywords by how words occur together
 * (TextRank).
 */
export const keywordsDescriptor: EngineDescriptor = {
  id: 'keywords',
  name: {
    'zh-CN': '关键词（jieba TF-IDF，winkNLP 上的 TextRank）',
    'en-US': 'Keywords (jieba TF-IDF, TextRank on winkNLP)',
  },
  version: '1.0.0',
  licence: 'MIT',
  tasks: ['keywords'],
  languages: ['zh', 'en'],
  nature: 'rules',
  parameters: parametersOf(keywordsParametersSchema),
  weaknesses: [
    { 'zh-CN': '权重只能在同一篇文本内比较。', 'en-US': 'Weights are comparable only within one text.' },
    {
      'zh-CN': '对只有一两句话的文本不可靠。',
      'en-US': 'Not reliable for texts of one or two sentences.',
    },
  ],
};
