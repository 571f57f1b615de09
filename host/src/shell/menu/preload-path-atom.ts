import { atom } from 'jotai';
import { matchRoute } from '../../navigation/known-route.ts';
import { preloadRemoteAtom } from '../../remotes/index.ts';
import { knownRoutesAtom } from './known-routes-atom.ts';

/** Brings the code of a page nearer that somebody is about to open; none of it runs. */
export const preloadPathAtom = atom(null, (get, set, path: string): void => {
  const route = matchRoute(get(knownRoutesAtom), path)?.route;
  if (route?.remoteName) void set(preloadRemoteAtom, route.remoteName, route.name);
});
