import type { KeywordsOutput } from '@atrium/contract';
import { getLanguage } from '../text/text-language.ts';
import type { KeywordsParameters } from './keywords-descriptor.ts';
import type { WeightedWord } from './weighted-word.ts';

/** Finds the keywords of a text, the heaviest first. The heaviest has weight 1. */
export async function findKeywords(
  text: string,
  { count, language }: KeywordsParameters,
): Promise<KeywordsOutput> {
  const found = await weighWords(text, getLanguage(text, language), count);
  const heaviest = found.toSorted((one, other) => other.weight - one.weight).slice(0, count);
  const topWeight = heaviest[0]?.weight ?? 1;
  return { keywords: heaviest.map((word) => ({ text: word.text, weight: word.weight / topWeight })) };
}

/** Returns words with their weights: the heaviest `count` of a Chinese text, or all of an English text. */
async function weighWords(text: string, language: 'zh' | 'en', count: number): Promise<WeightedWord[]> {
  if (language === 'zh') return (await import('./find-chinese-keywords.ts')).findChineseKeywords(text, count);
  return (await import('./find-english-keywords.ts')).findEnglishKeywords(text);
}
