import { storedAtom } from '@atrium/runtime';
import { atom } from 'jotai';
import type { SearchItem } from '../search-item.ts';
import { recentSchema, withChoice } from './recent.ts';

const storedChoicesAtom = storedAtom({
  scope: 'user',
  key: 'search-recent',
  schema: recentSchema,
  initial: [],
});

/** The items that the user chose recently, newest first. */
export const recentChoicesAtom = atom((get) => get(storedChoicesAtom));

export const rememberChoiceAtom = atom(null, (get, set, item: SearchItem) =>
  set(storedChoicesAtom, withChoice(get(storedChoicesAtom), item)),
);

export const forgetChoicesAtom = atom(null, (_get, set) => set(storedChoicesAtom, undefined));
