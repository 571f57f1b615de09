import { sortPinnedFirst } from './order-tabs.ts';
import type { ClosedTabs, TabState } from './tab-state.ts';

interface Reopened {
  readonly state: TabState;
  /** The location of the last reopened tab, which the caller shows. */
  readonly fullPath: string | undefined;
}

/**
 * Restores the last closed tab, or all tabs that the last command closed, at their positions. The state of their pages
 * is lost.
 */
export function reopenTabs(state: TabState, extent: 'tab' | 'command'): Reopened {
  const lastCommand = state.closed.at(-1);
  if (!lastCommand) return { state, fullPath: undefined };
  const reopenedTabs = extent === 'tab' ? lastCommand.slice(-1) : lastCommand;
  const remaining = lastCommand.slice(0, lastCommand.length - reopenedTabs.length);
  const earlier = state.closed.slice(0, -1);
  const next: TabState = { ...state, closed: remaining.length > 0 ? [...earlier, remaining] : earlier };
  return { state: reopenedTabs.reduce(insert, next), fullPath: reopenedTabs.at(-1)?.tab.fullPath };
}

/** Inserts a closed tab at its earlier position, unless its page is open in another tab. */
function insert(state: TabState, { tab, index }: ClosedTabs[number]): TabState {
  if (state.tabs.some(({ identity }) => identity === tab.identity)) return state;
  const tabs = [...state.tabs];
  tabs.splice(index, 0, { ...tab, id: `tab-${state.nextTabNumber}`, mountNumber: 1 });
  return { ...state, tabs: sortPinnedFirst(tabs), nextTabNumber: state.nextTabNumber + 1 };
}
