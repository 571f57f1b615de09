import type { MenuItem } from '@atrium/contract';
import { deploymentAtom, headerMenuAtom, siderMenuAtom } from '@atrium/runtime';
import { atom } from 'jotai';
import { visitorAtom } from '../../navigation/visitor-atom.ts';
import { remoteDirectoryAtom } from '../../remotes/index.ts';
import { visibleHeader } from './header-labels.ts';
import { HEADER_MENU } from './header-menu.ts';
import { mergeMenus } from './merge-menus.ts';
import { visibleMenu } from './visible-menu.ts';

const DEFAULT_RANK = 100;

/**
 * The side menu that the remotes' descriptors make, in the order of their ranks, before the server has said anything.
 * Groups come last: one that several remotes share would stand where the first of them has its pages.
 */
export const ownMenuAtom = atom((get) => {
  const descriptors = get(remoteDirectoryAtom).remotes.flatMap(({ descriptor }) => descriptor ?? []);
  const ranked = descriptors.toSorted((a, b) => (a.rank ?? DEFAULT_RANK) - (b.rank ?? DEFAULT_RANK));
  const merged = mergeMenus(ranked.map(({ menu }) => menu));
  return merged.toSorted((one, other) => Number(isGroup(one)) - Number(isGroup(other)));
});

function isGroup({ children = [] }: MenuItem): boolean {
  return children.length > 0;
}

const isDynamicAtom = atom((get) => get(deploymentAtom).features.dynamicMenu);

/** Every entry that there is, for trails; the server's word on an entry wins. */
export const wholeMenuAtom = atom((get) =>
  mergeMenus([get(ownMenuAtom), get(isDynamicAtom) ? get(siderMenuAtom) : []]),
);

/** What the side panel shows to the current user now. */
export const sideMenuAtom = atom((get) => visibleMenu(get(wholeMenuAtom), get(visitorAtom).access));

/** What the header menu shows to the current user now. */
export const topMenuAtom = atom((get) => {
  const defined = mergeMenus([HEADER_MENU, get(isDynamicAtom) ? get(headerMenuAtom) : []]);
  return visibleHeader(defined, get(sideMenuAtom), get(wholeMenuAtom), get(visitorAtom).access);
});
