import { Jieba } from '@node-rs/jieba';
import { dict } from '@node-rs/jieba/dict.js';
import type { EngineJob } from '../engine.ts';
import { serveEngine } from '../serve-engine.ts';
import { cutTokens } from './cut-tokens.ts';
import { jiebaParametersSchema } from './jieba-parameters.ts';

const jieba = Jieba.withDict(dict);

serveEngine<EngineJob>(({ input, parameters }) => {
  if (input.kind !== 'text') throw new Error('jieba reads text only.');
  return {
    tokens: cutTokens(input.text, jiebaParametersSchema.parse(parameters), (text, findNewWords) =>
      jieba.tag(text, findNewWords),
    ),
  };
});
