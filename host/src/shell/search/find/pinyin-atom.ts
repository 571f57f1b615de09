import { logErrorAtom } from '@atrium/runtime';
import { atom } from 'jotai';
import type { PinyinMatch } from './match-text.ts';

const matchAtom = atom<PinyinMatch | undefined>(undefined);
const isRequestedAtom = atom(false);

/** Matches Chinese text by pinyin, once the data is loaded. */
export const pinyinAtom = atom((get) => get(matchAtom));

/** Loads the pinyin data once. Without it, Chinese text is found only by its characters. */
export const loadPinyinAtom = atom(null, async (get, set): Promise<void> => {
  if (get(isRequestedAtom)) return;
  set(isRequestedAtom, true);
  try {
    const { default: pinyinMatch } = await import('pinyin-match');
    const match: PinyinMatch = (text, letters) => {
      const found = pinyinMatch.match(text, letters);
      // The library returns the position of the last matching character. The end of a range is exclusive.
      return found ? [found[0], found[1] + 1] : undefined;
    };
    set(matchAtom, () => match);
  } catch (error) {
    set(isRequestedAtom, false);
    set(logErrorAtom, 'search', error);
  }
});

/** Returns whether a query could be pinyin. */
export function couldBePinyin(query: string): boolean {
  return /[a-z]/i.test(query);
}
