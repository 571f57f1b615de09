import { getPaneId, type Tab } from './tab.ts';

/** Tabs that were closed by one command, and their positions. */
export type ClosedTabs = readonly { readonly tab: Tab; readonly index: number }[];

/** The state of the tabs of this window. */
export interface TabState {
  /** In the order of the tab bar: pinned tabs first. */
  readonly tabs: readonly Tab[];
  /** The tab on screen. Undefined while a page without a tab is shown. */
  readonly activeId: string | undefined;
  /** Tabs whose panes are mounted, most recently shown first. */
  readonly mountedIds: readonly string[];
  /** The tabs that commands have closed, one entry for each command, most recent last. */
  readonly closed: readonly ClosedTabs[];
  /** `NavigationState.pageKey` of the last navigation that was applied. */
  readonly pageKey: number | undefined;
  /** The number in the id of the next new tab. */
  readonly nextTabNumber: number;
}

export const NO_TABS: TabState = {
  tabs: [],
  activeId: undefined,
  mountedIds: [],
  closed: [],
  pageKey: undefined,
  nextTabNumber: 1,
};

/** The rules for which hidden panes stay mounted. */
export interface MountRules {
  /** The maximum number of mounted panes. Panes with unsaved work stay mounted even beyond it. */
  readonly limit: number;
  /** Whether hidden panes without unsaved work stay mounted. */
  readonly mountsHidden: boolean;
  /** The ids of the panes with unsaved work. */
  readonly dirtyPanes: ReadonlySet<string>;
}

export function findActiveTab({ tabs, activeId }: TabState): Tab | undefined {
  return tabs.find(({ id }) => id === activeId);
}

/**
 * Activates a tab, or none, and unmounts hidden panes beyond the limit, except those with unsaved work. The least
 * recently shown panes are unmounted first.
 */
export function activateTab(state: TabState, activeId: string | undefined, rules: MountRules): TabState {
  const recent = [activeId, ...state.mountedIds.filter((id) => id !== activeId)];
  const mountedIds: string[] = [];
  for (const id of recent) {
    const tab = state.tabs.find((candidate) => candidate.id === id);
    if (!tab) continue;
    const staysMounted = rules.mountsHidden && tab.meta.cache && mountedIds.length < rules.limit;
    if (id === activeId || staysMounted || rules.dirtyPanes.has(getPaneId(tab))) mountedIds.push(tab.id);
  }
  return { ...state, activeId, mountedIds };
}

/** Changes one tab. The objects of the other tabs stay identical. */
export function changeTab(state: TabState, id: string, change: (tab: Tab) => Tab): TabState {
  return { ...state, tabs: state.tabs.map((tab) => (tab.id === id ? change(tab) : tab)) };
}
