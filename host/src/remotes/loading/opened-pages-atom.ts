import { storedAtom } from '@atrium/runtime';
import { atom } from 'jotai';
import { array, string } from 'zod/mini';

/** The largest number of page names that are stored. Most users open only a few pages on a working day. */
const MAX_PAGES = 8;

const storedPagesAtom = storedAtom({
  scope: 'user',
  key: 'opened-pages',
  schema: array(string()),
  initial: [],
});

/** Names of the remote pages that this user opened last, newest first. */
export const openedPagesAtom = atom((get): readonly string[] => get(storedPagesAtom));

export const recordOpenedPageAtom = atom(null, (get, set, pageName: string) => {
  const before = get(storedPagesAtom);
  if (before[0] === pageName) return;
  set(storedPagesAtom, [pageName, ...before.filter((name) => name !== pageName)].slice(0, MAX_PAGES));
});
