import { type BodyOf, type DataOf, menuItemSchema, menuListCall } from '@atrium/contract';
import { atom } from 'jotai';
import { array, record, string } from 'zod/mini';
import { request } from '../http/request.ts';
import { storedAtom } from '../storage/stored-atom.ts';

type MenuList = DataOf<typeof menuListCall>;

const menuSchema = array(menuItemSchema);
const badgesSchema = record(string(), string());

/**
 * The last menus that the server returned for this user, or empty before that. Read only: `saveMenuAtom` writes them.
 */
export const storedHeaderMenuAtom = storedAtom({
  scope: 'user',
  key: 'header-menu',
  schema: menuSchema,
  initial: [],
});
export const storedSideMenuAtom = storedAtom({
  scope: 'user',
  key: 'sider-menu',
  schema: menuSchema,
  initial: [],
});

/** The badges of header menu entries, by the path or the name of an entry. */
export const storedHeaderBadgesAtom = storedAtom({
  scope: 'user',
  key: 'header-menu-badge',
  schema: badgesSchema,
  initial: {},
});
/** The badges of side menu entries, by path. */
export const storedSideBadgesAtom = storedAtom({
  scope: 'user',
  key: 'sider-menu-badge',
  schema: badgesSchema,
  initial: {},
});

/** Paths of the server's entries that the user's roles may not open. */
export const forbiddenPathsAtom = storedAtom({
  scope: 'user',
  key: 'forbidden-paths',
  schema: array(string()),
  initial: [],
});

export const saveMenuAtom = atom(null, (_get, set, menu: MenuList) => {
  set(storedHeaderMenuAtom, menu.header);
  set(storedSideMenuAtom, menu.sider);
  set(storedHeaderBadgesAtom, menu.headerMenuBadge ?? {});
  set(storedSideBadgesAtom, menu.siderMenuBadge ?? {});
  set(forbiddenPathsAtom, menu.forbidden ?? []);
});

/** Sends the built-in menus of the console, and stores the menus that the server returns. */
export const loadMenuAtom = atom(null, async (_get, set, builtIn: BodyOf<typeof menuListCall>) => {
  set(saveMenuAtom, await request(menuListCall, builtIn, { isSilent: true }));
});
