import { deploymentAtom, headerBadgesAtom, siderBadgesAtom } from '@atrium/runtime';
import { atom } from 'jotai';
import { remoteDirectoryAtom } from '../../remotes/index.ts';

/** What stands beside entries of the side menu, by path: what the remotes say, and over it the server's word. */
export const knownSiderBadgesAtom = atom((get): Readonly<Record<string, string>> => {
  const own = get(remoteDirectoryAtom).remotes.map(({ descriptor }) => descriptor?.badges ?? {});
  return Object.assign({}, ...own, get(deploymentAtom).features.dynamicMenu ? get(siderBadgesAtom) : {});
});

/** What stands beside entries of the header menu, by their path or name. */
export const knownHeaderBadgesAtom = atom(
  (get): Readonly<Record<string, string>> =>
    get(deploymentAtom).features.dynamicMenu ? get(headerBadgesAtom) : {},
);
