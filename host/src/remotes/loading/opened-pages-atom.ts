import { storedAtom } from '@atrium/runtime';
import { atom } from 'jotai';
import { array, string } from 'zod/mini';

/** How many pages are remembered: a working day has few that matter. */
const REMEMBERED = 8;

const storedPagesAtom = storedAtom({
  scope: 'user',
  key: 'opened-pages',
  schema: array(string()),
  initial: [],
});

/** Names of the remotes' pages that this person opened last, the latest first. */
export const openedPagesAtom = atom((get): readonly string[] => get(storedPagesAtom));

export const noteOpenedPageAtom = atom(null, (get, set, route: string) => {
  const before = get(storedPagesAtom);
  if (before[0] === route) return;
  set(storedPagesAtom, [route, ...before.filter((name) => name !== route)].slice(0, REMEMBERED));
});
