import { forbiddenPathsAtom } from '@atrium/runtime';
import { atom } from 'jotai';
import { HOST_ROUTES } from '../../navigation/host-routes.ts';
import type { KnownRoute } from '../../navigation/known-route.ts';
import { remoteDirectoryAtom } from '../../remotes/index.ts';
import { forbiddenRoutes, frameRoutes } from './frame-routes.ts';
import { wholeMenuAtom } from './menu-atoms.ts';

/** Every page that the console knows now: the host's, those that the remotes' descriptors name, and the menu's frames. */
export const knownRoutesAtom = atom((get): readonly KnownRoute[] => [
  ...HOST_ROUTES,
  ...get(remoteDirectoryAtom).remotes.flatMap(
    ({ name, descriptor }) =>
      descriptor?.routes.map((route) => ({
        path: route.path,
        name: route.name,
        title: route.title,
        icon: route.icon,
        access: route.access,
        identity: route.identity,
        closable: route.closable,
        cache: route.cache,
        // What shows another site needs none of the remote's code.
        ...(route.frame ? { frame: route.frame } : { remoteName: name }),
      })) ?? [],
  ),
  ...frameRoutes(get(wholeMenuAtom)),
  ...forbiddenRoutes(get(forbiddenPathsAtom)),
]);

/** Addresses that lead elsewhere, as the remotes say. */
export const redirectsAtom = atom((get): ReadonlyMap<string, string> => {
  const all = get(remoteDirectoryAtom).remotes.map(({ descriptor }) => descriptor?.redirects ?? {});
  return new Map(all.flatMap(Object.entries<string>));
});
