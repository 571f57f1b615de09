import { Jieba } from '@node-rs/jieba';
import { dict } from '@node-rs/jieba/dict.js';
import type { EngineJob } from '../engine.ts';
import { serveEngine } from '../serve-engine.ts';
import { cutTokens } from './cut-tokens.ts';
import { jiebaParametersSchema } from './jieba-parameters.ts';

const jieba = Jieba.withDict(dict);

serveEngine<EngineJob>(({ text, parameters }) => ({
  tokens: cutTokens(text, jiebaParametersSchema.parse(parameters), (input, findNewWords) =>
    jieba.tag(input, findNewWords),
  ),
}));
