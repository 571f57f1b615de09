import { z } from 'zod';
import { describeParameters } from '../core/describe-parameters.ts';
import type { EngineDescriptor } from '../core/engine.ts';

export const languageParametersSchema = z.strictObject({
  count: z.int().min(1).max(20).default(3).describe('How many candidates at most.'),
  only: z
    .array(z.string().regex(/^[a-z]{2}$/))
    .default([])
    .describe('Languages to choose from (ISO 639-1); all of them when empty.'),
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
    metric: { 'zh-CN': '准确率', 'en-US': 'Accuracy' },
    set: {
      'zh-CN': '多种语言的句子：为本项目编写，开发引擎时用过，因此结果偏高',
      'en-US':
        'Sentences in many languages written for this project and used during development, so the result is optimistic',
    },
    size: 16,
    uncovered: {
      'zh-CN': '单个词、混合语言和罕见语言',
      'en-US': 'Single words, mixed languages and rare languages',
    },
  },
  limitations: [
    { 'zh-CN': '对只有几个词的文本不可靠。', 'en-US': 'Not reliable for texts of a few words.' },
    {
      'zh-CN': '混用多种语言的文本只返回一种，依据前 5,000 个字符判断。',
      'en-US': 'Returns one language for mixed texts, based on the first 5,000 characters.',
    },
    {
      'zh-CN': '不区分简体中文和繁体中文。',
      'en-US': 'Does not distinguish simplified from traditional Chinese.',
    },
  ],
};
