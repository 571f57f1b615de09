import { isNarrowWindowAtom, layoutSettingsAtom } from '@atrium/runtime';
import { atom } from 'jotai';

/** Whether the user has expanded the menu in a narrow window. */
const isExpandedAtom = atom(false);

/**
 * Whether the side menu shows icons only. In a narrow window, it shows icons until the user expands it. In other
 * windows, this is a layout setting.
 */
export const isSideMenuCollapsedAtom = atom((get): boolean =>
  get(isNarrowWindowAtom) ? !get(isExpandedAtom) : get(layoutSettingsAtom).isSiderCollapsed,
);

/**
 * Collapses or expands the side menu. In a narrow window this lasts until the page is reloaded, otherwise it is stored.
 */
export const toggleSideMenuAtom = atom(null, (get, set) => {
  const willBeCollapsed = !get(isSideMenuCollapsedAtom);
  if (get(isNarrowWindowAtom)) set(isExpandedAtom, !willBeCollapsed);
  else set(layoutSettingsAtom, { isSiderCollapsed: willBeCollapsed });
});
