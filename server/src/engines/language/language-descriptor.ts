import { z } from 'zod';
import type { EngineDescriptor } from '../core/engine.ts';
import { parametersOf } from '../core/parameters-of.ts';

export const languageParametersSchema = z.strictObject({
  count: z.int().min(1).max(20).default(3).describe('How many candidates at most.'),
  only: z
    .array(z.string().regex(/^[a-z]{2}$/))
    .default([])
    .describe('Languages to choose from (ISO 639-1); all of them when empty.'),
});

export type LanguageParameters = z.infer<typeof languageParametersSchema>;

/** Tells the language of a text from its letters and their sequences. */
export const languageDescriptor: EngineDescriptor = {
  id: 'tinyld',
  name: 'TinyLD',
  version: '1.3.4',
  licence: 'MIT',
  tasks: ['language'],
  languages: [],
  nature: 'model',
  parameters: parametersOf(languageParametersSchema),
  weaknesses: [
    { 'zh-CN': '几个词往往可以属于多种语言。', 'en-US': 'A few words can be of several languages.' },
    {
      'zh-CN': '混用多种语言的文本也只给出一种，由前 5 000 个字符决定。',
      'en-US': 'Names one language for a text that mixes several; the first 5 000 characters decide.',
    },
    { 'zh-CN': '不区分简体中文和繁体中文。', 'en-US': 'Does not tell simplified Chinese from traditional.' },
  ],
};
