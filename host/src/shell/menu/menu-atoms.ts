import { deploymentAtom, loadMenuAtom, logErrorAtom, siderMenuAtom } from '@atrium/runtime';
import { atom } from 'jotai';
import { visitorAtom } from '../../navigation/visitor-atom.ts';
import { remoteDirectoryAtom } from '../../remotes/index.ts';
import { mergeMenus } from './merge-menus.ts';
import { visibleMenu } from './visible-menu.ts';

const DEFAULT_RANK = 100;

/** The menu that the remotes' descriptors make, in the order of their ranks, before the server has said anything. */
const ownMenuAtom = atom((get) => {
  const descriptors = get(remoteDirectoryAtom).remotes.flatMap(({ descriptor }) => descriptor ?? []);
  const ranked = descriptors.toSorted((a, b) => (a.rank ?? DEFAULT_RANK) - (b.rank ?? DEFAULT_RANK));
  return mergeMenus(ranked.map(({ menu }) => menu));
});

const serverMenuAtom = atom((get) => (get(deploymentAtom).features.dynamicMenu ? get(siderMenuAtom) : []));

/** Every entry that there is, for trails; the server's word on an entry wins. */
export const wholeMenuAtom = atom((get) => mergeMenus([get(ownMenuAtom), get(serverMenuAtom)]));

/** What the side panel shows to whoever is signed in now. */
export const sideMenuAtom = atom((get) => visibleMenu(get(wholeMenuAtom), get(visitorAtom).access));

/** Asks the server for its entries. Without its answer the menu stays as it was; the failure is in the log. */
export const askServerMenuAtom = atom(null, async (get, set): Promise<void> => {
  if (!get(deploymentAtom).features.dynamicMenu) return;
  try {
    await set(loadMenuAtom, { header: [], sider: [...get(ownMenuAtom)] });
  } catch (error) {
    set(logErrorAtom, 'menu', error);
  }
});
