import { findFolded, type TextRange } from './find-folded.ts';

/** Returns the range of a Chinese text whose pinyin, or the initials of its pinyin, are the given letters. */
export type PinyinMatch = (text: string, letters: string) => TextRange | undefined;

export interface TextMatch {
  /** A higher score is better. */
  readonly score: number;
  /** The ranges that were found, in order and without overlaps. */
  readonly ranges: readonly TextRange[];
}

// The scores of a match: the whole text, its start, the start of a word, the start by pinyin, inside a word, and
// elsewhere by pinyin.
const WHOLE_SCORE = 100;
const PREFIX_SCORE = 80;
const WORD_SCORE = 60;
const PINYIN_PREFIX_SCORE = 55;
const INSIDE_SCORE = 50;
const PINYIN_SCORE = 40;

/** Returns how well a text matches one folded word of a query, or `undefined` if it does not. */
export function matchWord(text: string, word: string, pinyin?: PinyinMatch): TextMatch | undefined {
  const found = findFolded(text, word);
  if (found) return { score: getScore(text, found), ranges: [found] };
  const pinyinRange = pinyin?.(text, word);
  if (!pinyinRange) return undefined;
  return { score: pinyinRange[0] === 0 ? PINYIN_PREFIX_SCORE : PINYIN_SCORE, ranges: [pinyinRange] };
}

function getScore(text: string, [start, end]: TextRange): number {
  if (start === 0) return text.length === end ? WHOLE_SCORE : PREFIX_SCORE;
  // A word starts after a space or after one of these separators.
  return /[\s/:：·-]/.test(text[start - 1] ?? '') ? WORD_SCORE : INSIDE_SCORE;
}

/** Sorts ranges and merges those that touch or overlap. */
export function mergeRanges(ranges: readonly TextRange[]): readonly TextRange[] {
  const merged: TextRange[] = [];
  for (const [start, end] of ranges.toSorted((one, other) => one[0] - other[0])) {
    const last = merged.at(-1);
    if (last && start <= last[1]) merged[merged.length - 1] = [last[0], Math.max(last[1], end)];
    else merged.push([start, end]);
  }
  return merged;
}
