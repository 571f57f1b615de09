import { TfIdf } from '@node-rs/jieba';
import { idf } from '@node-rs/jieba/dict.js';
import { jieba } from '../jieba/load-jieba.ts';
import type { WeightedWord } from './weighted-word.ts';

/**
 * Parts of speech that can be the topic of a text: names, nouns, verbs, set phrases, idioms, abbreviations, foreign
 * words and other strings.
 */
const SIGNIFICANT_TAGS = [
  'n',
  'nr',
  'nrfg',
  'nrt',
  'ns',
  'nt',
  'nz',
  'ng',
  'vn',
  'v',
  'l',
  'i',
  'j',
  'eng',
  'x',
];

const tfIdf = TfIdf.withDict(idf);

export function findChineseKeywords(text: string, count: number): WeightedWord[] {
  return tfIdf
    .extractKeywords(jieba, text, count, SIGNIFICANT_TAGS)
    .map(({ keyword, weight }) => ({ text: keyword, weight }));
}
