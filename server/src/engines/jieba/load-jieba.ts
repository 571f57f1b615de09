import { Jieba } from '@node-rs/jieba';
import { dict } from '@node-rs/jieba/dict.js';

/** The segmenter with its dictionary. Importing this loads it, so only an engine's process does. */
export const jieba = Jieba.withDict(dict);
