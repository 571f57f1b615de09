import { z } from 'zod';
import { describeParameters } from '../core/describe-parameters.ts';
import type { EngineDescriptor } from '../core/engine.ts';
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
  license: 'MIT',
  tasks: ['keywords'],
  languages: ['zh', 'en'],
  method: 'rules',
  parameters: describeParameters(keywordsParametersSchema),
  qualitySet: {
    metric: { 'zh-CN': '前 8 个关键词的召回率', 'en-US': 'Recall in 8 keywords' },
    set: {
      'zh-CN': '中英文段落：为本项目编写，开发引擎时用过，因此结果偏高',
      'en-US':
        'Chinese and English paragraphs written for this project and used during development, so the result is optimistic',
    },
    size: 6,
    uncovered: { 'zh-CN': '长文和多主题的文本', 'en-US': 'Long texts and texts with several topics' },
  },
  limitations: [
    { 'zh-CN': '权重只能在同一篇文本内比较。', 'en-US': 'Weights are comparable only within one text.' },
    {
      'zh-CN': '对只有一两句话的文本不可靠。',
      'en-US': 'Not reliable for texts of one or two sentences.',
    },
  ],
};
