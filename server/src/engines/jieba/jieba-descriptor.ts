import { z } from 'zod';
import { describeParameters } from '../core/describe-parameters.ts';
import type { EngineDescriptor } from '../core/engine.ts';

export const jiebaParametersSchema = z.strictObject({
  findNewWords: z.boolean().default(true).describe('Guess words that the dictionary does not hold (HMM).'),
  keepPunctuation: z.boolean().default(true).describe('Keep punctuation marks as tokens of their own.'),
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
    metric: { 'zh-CN': 'F1', 'en-US': 'F1' },
    set: {
      'zh-CN': '中文句子：为本项目编写，开发引擎时用过，因此结果偏高',
      'en-US':
        'Chinese sentences written for this project and used during development, so the result is optimistic',
    },
    size: 10,
    uncovered: {
      'zh-CN': '长文、方言、社交媒体用语和专业术语',
      'en-US': 'Long texts, dialects, social media and technical terms',
    },
  },
  limitations: [
    { 'zh-CN': '会漏掉一些人名。', 'en-US': 'Misses some personal names.' },
    {
      'zh-CN': '繁体字的切分不如简体字准确。',
      'en-US': 'Less accurate for traditional than for simplified Chinese.',
    },
    { 'zh-CN': '其他文字的词没有词性。', 'en-US': 'No part of speech for words in other scripts.' },
  ],
};
