import type { Entity } from '@atrium/contract';
import { splitAround } from '../text/split-around.ts';

/** Terms of one's own, wherever they stand; the longest one counts. */
export function findDictionary(text: string, dictionary: Readonly<Record<string, string>>): Entity[] {
  let start = 0;
  return splitAround(text, Object.keys(dictionary)).flatMap((piece, index) => {
    const found = { type: dictionary[piece] ?? '', text: piece, start, end: start + piece.length };
    start = found.end;
    return index % 2 === 1 ? [found] : [];
  });
}
