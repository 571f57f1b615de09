import { deploymentAtom, layoutSettingsAtom } from '@atrium/runtime';
import { atom } from 'jotai';
import { applyVisit, type PageVisit } from './apply-visit.ts';
import { readOpenedTabs } from './opened-tabs-store.ts';
import { dropTabs, restoreTabs } from './restore-tabs.ts';
import type { Tab } from './tab.ts';
import { show } from './tab-state.ts';
import { activeTabAtom, changeTabsAtom, claimRestoreAtom, mountRulesAtom, tabsAtom } from './tabs-atom.ts';

/**
 * Applies the browser's location to the tabs. Returns an address to go to next if a plain link leads to a page that is
 * open at another location: the last location of its tab.
 */
export const applyVisitAtom = atom(
  null,
  (get, set, visit: PageVisit, isPlainLink: boolean): string | undefined => {
    const before = get(tabsAtom);
    const rules = get(mountRulesAtom);
    const after = applyVisit(before, visit, rules);
    const openTab = before.tabs.find(({ id }) => id === after.activeId);
    const isReturn =
      openTab !== undefined && after.activeId !== before.activeId && before.mountedIds.includes(openTab.id);
    set(changeTabsAtom, () => after);
    const now = get(activeTabAtom);
    return isPlainLink && isReturn && openTab.identity === now?.identity && openTab.fullPath !== now.fullPath
      ? openTab.fullPath
      : undefined;
  },
);

/** Deactivates the tabs while a page without a tab is on screen. */
export const leaveActiveTabAtom = atom(null, (get, set, visitId: number) => {
  const rules = get(mountRulesAtom);
  set(changeTabsAtom, (state) =>
    state.activeId === undefined && state.visitId === visitId
      ? state
      : show({ ...state, visitId }, undefined, rules),
  );
});

/**
 * Restores the tabs of the user, if the deployment and the user enable this, and removes those that the user may not
 * see.
 */
export const restoreAndFilterTabsAtom = atom(null, (get, set, mayStay: (tab: Tab) => boolean) => {
  const isEnabled = get(deploymentAtom).features.restoreTabs && get(layoutSettingsAtom).restoresTabs;
  if (set(claimRestoreAtom) && isEnabled) {
    const stored = readOpenedTabs();
    set(changeTabsAtom, (state) => restoreTabs(state, stored));
  }
  set(changeTabsAtom, (state) => dropTabs(state, mayStay));
});
