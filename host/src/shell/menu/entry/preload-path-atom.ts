import { atom } from 'jotai';
import { matchRoute } from '../../../navigation/routes/known-route.ts';
import { preloadRemoteAtom } from '../../../remotes/index.ts';
import { knownRoutesAtom } from '../state/known-routes-atom.ts';

/** Preloads the code of a page that the user is about to open. The code does not run yet. */
export const preloadPathAtom = atom(null, (get, set, path: string): void => {
  const route = matchRoute(get(knownRoutesAtom), path)?.route;
  if (route?.remoteName) void set(preloadRemoteAtom, route.remoteName, route.name);
});
