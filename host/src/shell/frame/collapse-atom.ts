import { deviceAtom, layoutSettingsAtom } from '@atrium/runtime';
import { atom } from 'jotai';

/** Whether the person has widened the menu on a tablet. */
const isTabletWideAtom = atom(false);

/** Whether the side menu shows icons alone: on a tablet yes, until it is widened; elsewhere as the layout settings say. */
export const isSiderCollapsedAtom = atom((get): boolean =>
  get(deviceAtom) === 'tablet' ? !get(isTabletWideAtom) : get(layoutSettingsAtom).isSiderCollapsed,
);

/** Collapses or widens the side menu: on a tablet for this visit, elsewhere for good. */
export const toggleSiderAtom = atom(null, (get, set) => {
  const isCollapsed = !get(isSiderCollapsedAtom);
  if (get(deviceAtom) === 'tablet') set(isTabletWideAtom, !isCollapsed);
  else set(layoutSettingsAtom, { isSiderCollapsed: isCollapsed });
});
