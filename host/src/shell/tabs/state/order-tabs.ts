import type { Tab } from './tab.ts';
import { changeTab, type TabState } from './tab-state.ts';

/** Moves a tab to a position and shifts the others. Pinned tabs stay together. */
export function moveTab(state: TabState, id: string, to: number): TabState {
  const tab = state.tabs.find((candidate) => candidate.id === id);
  if (!tab) return state;
  const tabs = state.tabs.filter((candidate) => candidate.id !== id);
  tabs.splice(Math.max(0, to), 0, tab);
  return { ...state, tabs: sortPinnedFirst(tabs) };
}

/** Pins a tab as the last pinned one, or unpins it as the first of the others. */
export function togglePin(state: TabState, id: string): TabState {
  const isPinned = state.tabs.some((tab) => tab.id === id && tab.meta.isPinned);
  const changed = changeTab(state, id, (tab) => ({ ...tab, meta: { ...tab.meta, isPinned: !isPinned } }));
  const tab = changed.tabs.find((candidate) => candidate.id === id);
  if (!tab) return state;
  const others = changed.tabs.filter((candidate) => candidate.id !== id);
  const pinned = others.filter(({ meta }) => meta.isPinned);
  return { ...changed, tabs: [...pinned, tab, ...others.filter(({ meta }) => !meta.isPinned)] };
}

/** Returns the tabs with the pinned ones first. */
export function sortPinnedFirst(tabs: readonly Tab[]): readonly Tab[] {
  return [...tabs.filter(({ meta }) => meta.isPinned), ...tabs.filter(({ meta }) => !meta.isPinned)];
}
