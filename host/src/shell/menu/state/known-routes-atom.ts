import { forbiddenPathsAtom } from '@atrium/runtime';
import { atom } from 'jotai';
import { HOST_ROUTES } from '../../../navigation/routes/host-routes.ts';
import type { KnownRoute } from '../../../navigation/routes/known-route.ts';
import { remotesAtom } from '../../../remotes/index.ts';
import { createForbiddenRoutes, createFrameRoutes } from './create-frame-routes.ts';
import { deepEqualAtom } from './deep-equal-atom.ts';
import { mergedMenuAtom } from './menu-atoms.ts';

/**
 * Every route that the console currently knows: those of the host, of the remotes' descriptors, of
 * the menu's frame pages, and of the entries of the server's menu that the user may not open.
 */
export const knownRoutesAtom = deepEqualAtom(
  atom((get): readonly KnownRoute[] => [
    ...HOST_ROUTES,
    ...get(remotesAtom).remotes.flatMap(
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
          // A page that frames an external site does not need the remote's code.
          ...(route.frame ? { frame: route.frame } : { remoteName: name }),
        })) ?? [],
    ),
    ...createFrameRoutes(get(mergedMenuAtom)),
    ...createForbiddenRoutes(get(forbiddenPathsAtom)),
  ]),
);

/** Redirects that the remotes declare: targets by path. */
export const redirectsAtom = atom((get): ReadonlyMap<string, string> => {
  const redirectsByRemote = get(remotesAtom).remotes.map(({ descriptor }) => descriptor?.redirects ?? {});
  return new Map(redirectsByRemote.flatMap(Object.entries<string>));
});
