import { deploymentAtom, storedHeaderBadgesAtom, storedSideBadgesAtom } from '@atrium/runtime';
import { atom } from 'jotai';
import { remotesAtom } from '../../../remotes/index.ts';

/** The badges of side menu entries by path: those of the remotes, overridden by the server's. */
export const knownSideBadgesAtom = atom((get): Readonly<Record<string, string>> => {
  const remoteBadges = get(remotesAtom).remotes.map(({ descriptor }) => descriptor?.badges ?? {});
  return Object.assign(
    {},
    ...remoteBadges,
    get(deploymentAtom).features.dynamicMenu ? get(storedSideBadgesAtom) : {},
  );
});

/** The badges of header menu entries, by path or name. */
export const knownHeaderBadgesAtom = atom(
  (get): Readonly<Record<string, string>> =>
    get(deploymentAtom).features.dynamicMenu ? get(storedHeaderBadgesAtom) : {},
);
