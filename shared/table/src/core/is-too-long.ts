import { LIMITS } from '@atrium/contract';
import type { Conditions } from './conditions.ts';

/** Whether a keyword or another word of the conditions is longer than a list accepts. */
export function isTooLong({ keyword = '', filters = {} }: Conditions): boolean {
  const words = [keyword, ...Object.values(filters).flat()];
  return words.some((word) => word.trim().length > LIMITS.keywordLength);
}
