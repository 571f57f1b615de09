import type { MenuItem } from '@atrium/contract';
import { deploymentAtom, storedHeaderMenuAtom, storedSideMenuAtom } from '@atrium/runtime';
import { atom } from 'jotai';
import { visitorAtom } from '../../../navigation/access/visitor-atom.ts';
import { remotesAtom } from '../../../remotes/index.ts';
import { BUILT_IN_MENU_LABELS } from './built-in-menu-labels.ts';
import { deepEqualAtom } from './deep-equal-atom.ts';
import { filterVisibleMenu } from './filter-visible-menu.ts';
import { createHeaderMenu } from './header-labels.ts';
import { mergeMenus } from './merge-menus.ts';

/** The rank of a remote whose descriptor states none. */
const DEFAULT_RANK = 100;

/**
 * The side menu from the remotes' descriptors, ordered by rank, before the server's entries are merged. Groups come
 * last. Otherwise a group that several remotes share would be at the position of the first remote's pages.
 */
export const remotesMenuAtom = atom((get) => {
  const descriptors = get(remotesAtom).remotes.flatMap(({ descriptor }) => descriptor ?? []);
  const ranked = descriptors.toSorted((a, b) => (a.rank ?? DEFAULT_RANK) - (b.rank ?? DEFAULT_RANK));
  const merged = mergeMenus(ranked.map(({ menu }) => menu));
  return merged.toSorted((one, other) => Number(isGroup(one)) - Number(isGroup(other)));
});

function isGroup({ children = [] }: MenuItem): boolean {
  return children.length > 0;
}

const isDynamicAtom = atom((get) => get(deploymentAtom).features.dynamicMenu);

/**
 * All entries of the side menu, also those that the user may not see. `findMenuTrail` searches them for the entries
 * that lead to a page. The server's values of an entry take precedence.
 */
export const mergedMenuAtom = deepEqualAtom(
  atom((get) => mergeMenus([get(remotesMenuAtom), get(isDynamicAtom) ? get(storedSideMenuAtom) : []])),
);

/** The side menu of the current user. */
export const visibleSideMenuAtom = atom((get) =>
  filterVisibleMenu(get(mergedMenuAtom), get(visitorAtom).access),
);

/** The header menu of the current user. */
export const visibleHeaderMenuAtom = deepEqualAtom(
  atom((get) => {
    const defined = mergeMenus([BUILT_IN_MENU_LABELS, get(isDynamicAtom) ? get(storedHeaderMenuAtom) : []]);
    return createHeaderMenu(defined, get(visibleSideMenuAtom), get(mergedMenuAtom), get(visitorAtom).access);
  }),
);
