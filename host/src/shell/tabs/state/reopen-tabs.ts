import { sortPinnedFirst } from './order-tabs.ts';
import type { ClosedTabs, TabState } from './tab-state.ts';

interface Reopened {
  readonly state: TabState;
  /** The last of them, which is to be shown. */
  readonly fullPath: string | undefined;
}

/**
 * Restores the tabs that were closed last at their positions, without the state of their pages. Restores one tab or all
 * tabs of the command.
 */
export function reopenTabs(state: TabState, extent: 'tab' | 'command'): Reopened {
  const last = state.closed.at(-1);
  if (!last) return { state, fullPath: undefined };
  const back = extent === 'tab' ? last.slice(-1) : last;
  const rest = last.slice(0, last.length - back.length);
  const earlier = state.closed.slice(0, -1);
  const next: TabState = { ...state, closed: rest.length > 0 ? [...earlier, rest] : earlier };
  return { state: back.reduce(insert, next), fullPath: back.at(-1)?.tab.fullPath };
}

function insert(state: TabState, { tab, index }: ClosedTabs[number]): TabState {
  if (state.tabs.some(({ identity }) => identity === tab.identity)) return state;
  const tabs = [...state.tabs];
  tabs.splice(index, 0, { ...tab, id: `tab-${state.nextTabNumber}`, mountNumber: 1 });
  return { ...state, tabs: sortPinnedFirst(tabs), nextTabNumber: state.nextTabNumber + 1 };
}
