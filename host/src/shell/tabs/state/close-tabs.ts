import { staysOpen, type Tab } from './tab.ts';
import type { TabState } from './tab-state.ts';

/** Which tabs a command closes, relative to one of them. */
export type CloseScope = 'one' | 'before' | 'after' | 'others' | 'all';

/** The largest number of commands whose tabs can be reopened. */
const UNDO_LIMIT = 20;

/**
 * Returns the tabs that a command closes. A command never closes a pinned tab, or a tab whose page
 * is not closable.
 */
export function listTabsToClose(tabs: readonly Tab[], scope: CloseScope, id: string): readonly Tab[] {
  const from = tabs.findIndex((tab) => tab.id === id);
  if (from < 0 && scope !== 'all') return [];
  const isInScope = (index: number): boolean =>
    ({
      one: index === from,
      before: index < from,
      after: index > from,
      others: index !== from,
      all: true,
    })[scope];
  return tabs.filter((tab, index) => isInScope(index) && !staysOpen(tab));
}

/**
 * Returns the tab to show when the tab `id` on screen closes: the first tab after it that is not in `closingIds`, or
 * else the last such tab before it.
 */
export function findNeighbor(
  tabs: readonly Tab[],
  id: string,
  closingIds: ReadonlySet<string>,
): Tab | undefined {
  const from = tabs.findIndex((tab) => tab.id === id);
  const isRemaining = (tab: Tab): boolean => !closingIds.has(tab.id);
  return tabs.slice(from + 1).find(isRemaining) ?? tabs.slice(0, Math.max(from, 0)).findLast(isRemaining);
}

/** Closes tabs and remembers them for reopening. */
export function closeTabs(state: TabState, closingIds: ReadonlySet<string>): TabState {
  const closing = state.tabs.flatMap((tab, index) => (closingIds.has(tab.id) ? [{ tab, index }] : []));
  if (closing.length === 0) return state;
  return {
    ...state,
    tabs: state.tabs.filter(({ id }) => !closingIds.has(id)),
    mountedIds: state.mountedIds.filter((id) => !closingIds.has(id)),
    activeId: state.activeId && closingIds.has(state.activeId) ? undefined : state.activeId,
    closed: [...state.closed, closing].slice(-UNDO_LIMIT),
  };
}
