import { Jieba } from '@node-rs/jieba';
import { dict } from '@node-rs/jieba/dict.js';

/** The segmenter with its dictionary. Importing this module loads it, so only an engine process imports it. */
export const jieba = Jieba.withDict(dict);
