import { deploymentAtom, isSignedInAtom, loadMenuAtom, logErrorAtom, sessionAtom } from '@atrium/runtime';
import { atom } from 'jotai';
import { visitorAtom } from '../../../navigation/access/visitor-atom.ts';
import { BUILT_IN_MENU_LABELS } from './built-in-menu-labels.ts';
import { remotesMenuAtom } from './menu-atoms.ts';

/** The access list of the user as a text, which changes only if an entry of the list does. */
const accessTextAtom = atom((get) => get(visitorAtom).access?.join(' '));

/**
 * An object that identifies the session with its access list. It is replaced when either changes.
 */
const sessionKeyAtom = atom(
  (get) => get(isSignedInAtom) && { session: get(sessionAtom), access: get(accessTextAtom) },
);

/** The session key of the last request. */
const requestedKeyAtom = atom<unknown>(undefined);

/**
 * Requests the server's menu entries once per session, and again when the access list of the user
 * changes. On failure the menu stays as it was, the failure is logged, and the next call tries
 * again.
 */
export const loadServerMenuAtom = atom(null, async (get, set): Promise<void> => {
  const sessionKey = get(sessionKeyAtom);
  if (!sessionKey || get(requestedKeyAtom) === sessionKey || !get(deploymentAtom).features.dynamicMenu)
    return;
  set(requestedKeyAtom, sessionKey);
  try {
    await set(loadMenuAtom, { header: [...BUILT_IN_MENU_LABELS], sider: [...get(remotesMenuAtom)] });
  } catch (error) {
    set(requestedKeyAtom, undefined);
    set(logErrorAtom, 'menu', error);
  }
});
