import { foldText } from '@atrium/contract/text';
import type { SearchItem } from '../search-item.ts';
import type { TextRange } from './find-folded.ts';
import { matchWord, mergeRanges, type PinyinMatch, type TextMatch } from './match-text.ts';

/** The score of a match in the detail or in a hidden keyword. It is lower than that of any match in the title. */
const KEYWORD_SCORE = 30;

/** Splits a query into the words that `matchItem` expects. */
export function splitWords(query: string): readonly string[] {
  return foldText(query).split(/\s+/).filter(Boolean);
}

/**
 * Returns how well an item matches the folded words of a query. Returns `undefined` if one of the words occurs neither
 * in its title nor in its detail nor in its keywords.
 */
export function matchItem(
  item: SearchItem,
  words: readonly string[],
  pinyin?: PinyinMatch,
): TextMatch | undefined {
  let score = 0;
  const ranges: TextRange[] = [];
  for (const word of words) {
    const titleMatch = matchWord(item.title, word, pinyin);
    if (!titleMatch && !isFoundElsewhere(item, word, pinyin)) return undefined;
    score += titleMatch?.score ?? KEYWORD_SCORE;
    ranges.push(...(titleMatch?.ranges ?? []));
  }
  return { score: score / words.length, ranges: mergeRanges(ranges) };
}

function isFoundElsewhere({ detail = '', keywords = [] }: SearchItem, word: string, pinyin?: PinyinMatch) {
  return [detail, ...keywords].some((text) => matchWord(text, word, pinyin));
}
