import { sortPinnedFirst } from './order-tabs.ts';
import type { StoredTab, Tab } from './tab.ts';
import type { TabState } from './tab-state.ts';

/** Restores stored tabs in their order. Tabs that are already open take their positions among them. */
export function restoreTabs(state: TabState, stored: readonly StoredTab[]): TabState {
  const open = new Map(state.tabs.map((tab) => [tab.identity, tab]));
  const known = new Map(stored.map((tab) => [tab.identity, tab]));
  let next = state.nextTabNumber;
  const restored = [...known.values()].map((tab): Tab => {
    const live = open.get(tab.identity);
    if (live) return { ...live, meta: { ...live.meta, isPinned: tab.meta.isPinned } };
    next += 1;
    return { ...tab, id: `tab-${next - 1}`, mountNumber: 1 };
  });
  const others = state.tabs.filter(({ identity }) => !known.has(identity));
  return { ...state, tabs: sortPinnedFirst([...restored, ...others]), nextTabNumber: next };
}

/** Removes the tabs whose pages the user may not see, or may no longer see. */
export function dropTabs(state: TabState, mayStay: (tab: Tab) => boolean): TabState {
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
