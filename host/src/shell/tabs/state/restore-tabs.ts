import { sortPinnedFirst } from './order-tabs.ts';
import type { StoredTab, Tab } from './tab.ts';
import type { TabState } from './tab-state.ts';

/**
 * Restores stored tabs in their order. A stored tab that is already open moves to its stored position. Open tabs that
 * are not stored come last.
 */
export function restoreTabs(state: TabState, stored: readonly StoredTab[]): TabState {
  const openTabs = new Map(state.tabs.map((tab) => [tab.identity, tab]));
  const storedTabs = new Map(stored.map((tab) => [tab.identity, tab]));
  let nextTabNumber = state.nextTabNumber;
  const restored = [...storedTabs.values()].map((tab): Tab => {
    const openTab = openTabs.get(tab.identity);
    if (openTab) return { ...openTab, meta: { ...openTab.meta, isPinned: tab.meta.isPinned } };
    nextTabNumber += 1;
    return { ...tab, id: `tab-${nextTabNumber - 1}`, mountNumber: 1 };
  });
  const others = state.tabs.filter(({ identity }) => !storedTabs.has(identity));
  return { ...state, tabs: sortPinnedFirst([...restored, ...others]), nextTabNumber };
}

/** Removes the tabs for which `mayStay` returns false, for example because the user may not see their pages. */
export function filterTabs(state: TabState, mayStay: (tab: Tab) => boolean): TabState {
  const tabs = state.tabs.filter(mayStay);
  if (tabs.length === state.tabs.length) return state;
  const isOpen = (id: string | undefined): boolean => tabs.some((tab) => tab.id === id);
  return {
    ...state,
    tabs,
    mountedIds: state.mountedIds.filter(isOpen),
    activeId: isOpen(state.activeId) ? state.activeId : undefined,
  };
}
