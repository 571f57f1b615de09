import type { MenuItem } from '@atrium/contract';
import { deviceAtom, layoutSettingsAtom } from '@atrium/runtime';
import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { useNavigationState } from '../../../navigation/history/use-navigation-state.ts';
import { findMenuTrail } from '../state/find-menu-trail.ts';
import { filterByLabel, getEntryName } from '../state/header-labels.ts';
import { mergedMenuAtom, visibleHeaderMenuAtom, visibleSideMenuAtom } from '../state/menu-atoms.ts';

interface HeaderMenuState {
  /** Whether the header menu is shown: it is enabled, there is space, and it would not be empty. */
  readonly isShown: boolean;
  readonly items: readonly MenuItem[];
  /**
   * The entry of the header menu to which the current page belongs. For a page without an entry:
   * that of the last page with one, or else the first entry.
   */
  readonly current: MenuItem | undefined;
  /** Entries of the side menu that belong to the current entry, or all entries if the header menu is not shown. */
  readonly side: readonly MenuItem[];
}

/** The name of the header entry to which the last page with an entry belongs. */
const lastEntryNameAtom = atom<string | undefined>(undefined);

/** Returns the header menu and the entries of the side menu. A page without an entry leaves both unchanged. */
export function useHeaderMenu(): HeaderMenuState {
  const side = useAtomValue(visibleSideMenuAtom);
  const items = useAtomValue(visibleHeaderMenuAtom);
  const isEnabled = useAtomValue(layoutSettingsAtom).showsHeaderMenu;
  const device = useAtomValue(deviceAtom);
  const lastEntryName = useAtomValue(lastEntryNameAtom);
  const entryName = usePageEntryName() ?? lastEntryName;
  const isShown = isEnabled && device !== 'mobile' && items.length > 0;
  const current = items.find((item) => getEntryName(item) === entryName) ?? items[0];
  return {
    isShown,
    items,
    current,
    side: isShown && current ? filterByLabel(side, getEntryName(current)) : side,
  };
}

/** Remembers the header entry to which the current page belongs, for later pages without an entry. */
export function useRememberEntryName(): void {
  const entryName = usePageEntryName();
  const remember = useSetAtom(lastEntryNameAtom);
  useEffect(() => {
    if (entryName !== undefined) remember(entryName);
  }, [entryName, remember]);
}

/**
 * Returns whether the side menu is shown. Without a header menu, it is always shown. Otherwise, it is shown if side
 * menu entries belong to the current header entry, and if this entry does not have `hideSider`. On a header entry,
 * `hideSider` hides the whole side menu. On a side menu entry, it hides only that entry.
 */
export function useHasSideMenu(): boolean {
  const { isShown, current, side } = useHeaderMenu();
  return !isShown || (side.length > 0 && !current?.hideSider);
}

/** Returns the name of the header entry to which the current page belongs. See `getEntryName`. */
function usePageEntryName(): string | undefined {
  const { pathname } = useNavigationState().location;
  const [sideEntry] = findMenuTrail(useAtomValue(mergedMenuAtom), pathname);
  const [headerEntry] = findMenuTrail(useAtomValue(visibleHeaderMenuAtom), pathname);
  return sideEntry?.header ?? (headerEntry && getEntryName(headerEntry));
}
