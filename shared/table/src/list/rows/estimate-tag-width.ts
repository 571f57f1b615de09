import { estimateTextWidth } from './estimate-text-width.ts';

/** The width of the space in and after a tag, in pixels. */
const TAG_SPACE = 24;

/** The letters of a tag are smaller than those that `estimateTextWidth` measures. */
const LETTER_RATIO = 12 / 14;

/** The width of the number of hidden tags, in pixels. */
export const TAG_COUNT_WIDTH = 32;

/** Estimates the width of a tag and the gap after it, in pixels. */
export function estimateTagWidth(name: string): number {
  return Math.ceil(estimateTextWidth(name) * LETTER_RATIO) + TAG_SPACE;
}
