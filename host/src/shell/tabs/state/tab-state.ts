import { paneIdOf, type Tab } from './tab.ts';

/** Tabs that were closed by one command, and where they stood. */
export type ClosedTabs = readonly { readonly tab: Tab; readonly index: number }[];

/** Everything that this window knows of tabs. */
export interface TabState {
  /** In the order of the bar: pinned ones first. */
  readonly tabs: readonly Tab[];
  /** The tab on screen; none while a page is shown that has no tab. */
  readonly activeId: string | undefined;
  /** Tabs whose panes are mounted, the one that was on screen last first. */
  readonly alive: readonly string[];
  /** What was closed, the last at the end. */
  readonly closed: readonly ClosedTabs[];
  /** The visit of the browser's place that was last taken in. */
  readonly visit: number | undefined;
  /** Number of the next tab. */
  readonly next: number;
}

export const NO_TABS: TabState = {
  tabs: [],
  activeId: undefined,
  alive: [],
  closed: [],
  visit: undefined,
  next: 1,
};

/** Which hidden panes stay mounted. */
export interface KeepRules {
  /** How many panes at most, as long as no unsaved work is in more. */
  readonly limit: number;
  /** Whether pages stay while hidden at all. */
  readonly keepsHidden: boolean;
  readonly dirtyPanes: ReadonlySet<string>;
}

export function activeTab({ tabs, activeId }: TabState): Tab | undefined {
  return tabs.find(({ id }) => id === activeId);
}

/** Puts a tab on screen, or none, and drops hidden panes beyond the bound: the oldest first, none with unsaved work. */
export function show(state: TabState, activeId: string | undefined, rules: KeepRules): TabState {
  const recent = [activeId, ...state.alive.filter((id) => id !== activeId)];
  const alive: string[] = [];
  for (const id of recent) {
    const tab = state.tabs.find((known) => known.id === id);
    if (!tab) continue;
    const isStored = rules.keepsHidden && tab.meta.cache && alive.length < rules.limit;
    if (id === activeId || isStored || rules.dirtyPanes.has(paneIdOf(tab))) alive.push(tab.id);
  }
  return { ...state, activeId, alive };
}

/** Changes one tab; others stay the very objects they were. */
export function changeTab(state: TabState, id: string, change: (tab: Tab) => Tab): TabState {
  return { ...state, tabs: state.tabs.map((tab) => (tab.id === id ? change(tab) : tab)) };
}
