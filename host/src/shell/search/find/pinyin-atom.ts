import { logErrorAtom } from '@atrium/runtime';
import { atom } from 'jotai';
import type { PinyinMatch } from './match-text.ts';

const currentAtom = atom<PinyinMatch | undefined>(undefined);
const isRequestedAtom = atom(false);

/** Finds Chinese by its sounds, once that has been fetched. */
export const pinyinAtom = atom((get) => get(currentAtom));

/** Fetches what knows the sounds, once; without it Chinese is found as it is written. */
export const loadPinyinAtom = atom(null, async (get, set): Promise<void> => {
  if (get(isRequestedAtom)) return;
  set(isRequestedAtom, true);
  try {
    const { default: sounds } = await import('pinyin-match');
    const match: PinyinMatch = (text, letters) => {
      const found = sounds.match(text, letters);
      return found ? [found[0], found[1] + 1] : undefined;
    };
    set(currentAtom, () => match);
  } catch (error) {
    set(isRequestedAtom, false);
    set(logErrorAtom, 'search', error);
  }
});

/** Whether a query may be the sounds of something Chinese. */
export function mayBePinyin(query: string): boolean {
  return /[a-z]/i.test(query);
}
