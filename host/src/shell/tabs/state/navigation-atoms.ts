import { deploymentAtom, layoutSettingsAtom } from '@atrium/runtime';
import { atom } from 'jotai';
import { applyNavigation, type PageNavigation } from './apply-navigation.ts';
import { readOpenedTabs } from './opened-tabs-store.ts';
import { filterTabs, restoreTabs } from './restore-tabs.ts';
import type { Tab } from './tab.ts';
import { activateTab } from './tab-state.ts';
import { activeTabAtom, changeTabsAtom, claimRestoreAtom, mountRulesAtom, tabsAtom } from './tabs-atom.ts';

/**
 * Applies the browser's location to the tabs. If a plain link (without query and hash) opens a page whose tab is at
 * another location, returns that location, and the caller navigates to it.
 */
export const applyNavigationAtom = atom(
  null,
  (get, set, navigation: PageNavigation, isPlainLink: boolean): string | undefined => {
    const before = get(tabsAtom);
    const rules = get(mountRulesAtom);
    const after = applyNavigation(before, navigation, rules);
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

/**
 * Deactivates the active tab when a page without a tab is shown. `pageKey` belongs to the
 * navigation to that page.
 */
export const leaveActiveTabAtom = atom(null, (get, set, pageKey: number) => {
  const rules = get(mountRulesAtom);
  set(changeTabsAtom, (state) =>
    state.activeId === undefined && state.pageKey === pageKey
      ? state
      : activateTab({ ...state, pageKey }, undefined, rules),
  );
});

/**
 * Restores the tabs of the user, if the deployment and the user enable this, and removes those that the user may not
 * see.
 */
export const restoreAndFilterTabsAtom = atom(null, (get, set, mayStay: (tab: Tab) => boolean) => {
  const isEnabled = get(deploymentAtom).features.restoreTabs && get(layoutSettingsAtom).restoresTabs;
  // Claims the restoration even if it is disabled, because changes of the tabs are stored only after the claim.
  if (set(claimRestoreAtom) && isEnabled) {
    const stored = readOpenedTabs();
    set(changeTabsAtom, (state) => restoreTabs(state, stored));
  }
  set(changeTabsAtom, (state) => filterTabs(state, mayStay));
});
