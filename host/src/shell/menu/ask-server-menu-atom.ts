import { deploymentAtom, isSignedInAtom, loadMenuAtom, logErrorAtom, sessionAtom } from '@atrium/runtime';
import { atom } from 'jotai';
import { visitorAtom } from '../../navigation/visitor-atom.ts';
import { HEADER_MENU } from './header-menu.ts';
import { ownMenuAtom } from './menu-atoms.ts';

const rolesAtom = atom((get) => get(visitorAtom).access?.join(' '));

/** One object for as long as the same session lasts with the same roles. */
const stayAtom = atom((get) => get(isSignedInAtom) && { session: get(sessionAtom), roles: get(rolesAtom) });

const requestedAtom = atom<unknown>(undefined);

/**
 * Asks the server for its entries, once for each session. Without its answer the menu stays as it was; the
 * failure is in the log, and the next wish asks again.
 */
export const askServerMenuAtom = atom(null, async (get, set): Promise<void> => {
  const stay = get(stayAtom);
  if (!stay || get(requestedAtom) === stay || !get(deploymentAtom).features.dynamicMenu) return;
  set(requestedAtom, stay);
  try {
    await set(loadMenuAtom, { header: [...HEADER_MENU], sider: [...get(ownMenuAtom)] });
  } catch (error) {
    set(requestedAtom, undefined);
    set(logErrorAtom, 'menu', error);
  }
});
