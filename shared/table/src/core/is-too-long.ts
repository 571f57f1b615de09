import { LIMITS } from '@atrium/contract';
import type { Conditions } from './conditions.ts';

/** Whether a keyword or another text of the filters exceeds the limits of a list. */
export function isTooLong({ keyword = '', filters = {} }: Conditions): boolean {
  const labels = [keyword, ...Object.values(filters).flat()];
  return labels.some((word) => word.trim().length > LIMITS.keywordLength);
}
