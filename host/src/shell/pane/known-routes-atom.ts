import { atom } from 'jotai';
import { HOST_ROUTES } from '../../navigation/host-routes.ts';
import type { KnownRoute } from '../../navigation/known-route.ts';
import { remoteDirectoryAtom } from '../../remotes/index.ts';

/** Every page that the console knows now: the host's, and those that the remotes' descriptors name. */
export const knownRoutesAtom = atom((get): readonly KnownRoute[] => [
  ...HOST_ROUTES,
  ...get(remoteDirectoryAtom).remotes.flatMap(
    ({ name, descriptor }) =>
      descriptor?.routes.map((route) => ({
        path: route.path,
        name: route.name,
        title: route.title,
        access: route.access,
        remoteName: name,
      })) ?? [],
  ),
]);

/** Addresses that lead elsewhere, as the remotes say. */
export const redirectsAtom = atom((get): ReadonlyMap<string, string> => {
  const all = get(remoteDirectoryAtom).remotes.map(({ descriptor }) => descriptor?.redirects ?? {});
  return new Map(all.flatMap(Object.entries<string>));
});
