import { deviceAtom, layoutSettingsAtom } from '@atrium/runtime';
import { atom } from 'jotai';

/** Whether the user has expanded the menu on a tablet. */
const isTabletWideAtom = atom(false);

/**
 * Whether the side menu shows icons only. On a tablet it does until it is expanded. Elsewhere the layout settings
 * decide.
 */
export const isSiderCollapsedAtom = atom((get): boolean =>
  get(deviceAtom) === 'tablet' ? !get(isTabletWideAtom) : get(layoutSettingsAtom).isSiderCollapsed,
);

/** Collapses or expands the side menu. On a tablet this lasts for the visit, elsewhere it is stored. */
export const toggleSiderAtom = atom(null, (get, set) => {
  const isCollapsed = !get(isSiderCollapsedAtom);
  if (get(deviceAtom) === 'tablet') set(isTabletWideAtom, !isCollapsed);
  else set(layoutSettingsAtom, { isSiderCollapsed: isCollapsed });
});
