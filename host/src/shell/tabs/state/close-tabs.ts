import { staysOpen, type Tab } from './tab.ts';
import type { TabState } from './tab-state.ts';

/** Which tabs a command closes, seen from one of them. */
export type CloseScope = 'one' | 'before' | 'after' | 'others' | 'all';

/** How many commands can be taken back. */
const MEMORY = 20;

/** The tabs that a command closes: of several those only that may go; a pinned one must be unpinned first. */
export function tabsToClose(tabs: readonly Tab[], scope: CloseScope, id: string): readonly Tab[] {
  const from = tabs.findIndex((tab) => tab.id === id);
  if (from < 0 && scope !== 'all') return [];
  const isMeant = (index: number): boolean =>
    ({
      one: index === from,
      before: index < from,
      after: index > from,
      others: index !== from,
      all: true,
    })[scope];
  return tabs.filter((tab, index) => isMeant(index) && !staysOpen(tab));
}

/** Where closing leads when the tab on screen goes: the next that stays, or the one before if it was the last. */
export function neighbourOf(tabs: readonly Tab[], id: string, gone: ReadonlySet<string>): Tab | undefined {
  const from = tabs.findIndex((tab) => tab.id === id);
  const isLeft = (tab: Tab): boolean => !gone.has(tab.id);
  return tabs.slice(from + 1).find(isLeft) ?? tabs.slice(0, Math.max(from, 0)).findLast(isLeft);
}

/** Takes tabs away, and remembers them. */
export function closeTabs(state: TabState, gone: ReadonlySet<string>): TabState {
  const closing = state.tabs.flatMap((tab, index) => (gone.has(tab.id) ? [{ tab, index }] : []));
  if (closing.length === 0) return state;
  return {
    ...state,
    tabs: state.tabs.filter(({ id }) => !gone.has(id)),
    alive: state.alive.filter((id) => !gone.has(id)),
    activeId: state.activeId && gone.has(state.activeId) ? undefined : state.activeId,
    closed: [...state.closed, closing].slice(-MEMORY),
  };
}
