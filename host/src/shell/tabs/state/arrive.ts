import { identityOf, type Page, tabOf } from './page.ts';
import type { Tab } from './tab.ts';
import { activeTab, changeTab, type KeepRules, show, type TabState } from './tab-state.ts';

/** The browser stands at a page. */
export interface Arrival {
  readonly page: Page;
  /** Another number than before asks for the page again when it is on screen already. */
  readonly visit: number;
  /** The move took the place of the one before: so does the page, in its tab. */
  readonly isReplacing: boolean;
  /** Asks for the page again although it was not on screen. */
  readonly reloads: boolean;
}

/** Shows a page in its tab: the one that has it, the one whose place it takes, or a new one at the end. */
export function arrive(state: TabState, arrival: Arrival, rules: KeepRules): TabState {
  const { page, visit } = arrival;
  const identity = identityOf(page);
  const known = state.tabs.find((tab) => tab.identity === identity);
  const isNews = state.visit !== visit;
  const seen = { ...state, visit };
  const replaced = isNews && arrival.isReplacing ? activeTab(state) : undefined;
  if (known) {
    const reloads = isNews && (arrival.reloads || known.id === state.activeId);
    // What is replaced by a page that has a tab needs its own no longer.
    const rest = replaced && replaced.id !== known.id ? without(seen, replaced) : seen;
    const moved = changeTab(rest, known.id, (tab) => placed(tab, page, reloads));
    return show(moved, known.id, rules);
  }
  if (!replaced) return open(seen, page, rules);
  const moved = changeTab(seen, replaced.id, (tab) => become(tab, page));
  return show(moved, replaced.id, rules);
}

function without(state: TabState, { id }: Tab): TabState {
  return { ...state, tabs: state.tabs.filter((tab) => tab.id !== id) };
}

function open(state: TabState, page: Page, rules: KeepRules): TabState {
  const id = `tab-${state.next}`;
  const tab: Tab = { ...tabOf(page), id, edition: 1 };
  return show({ ...state, tabs: [...state.tabs, tab], next: state.next + 1 }, id, rules);
}

/** The same page at another place of its own; begun again on request. */
export function placed(tab: Tab, page: Page, reloads = false): Tab {
  const { meta, ...place } = tabOf(page);
  const { isPinned, ownTitle, ownTitleLocale } = tab.meta;
  const kept = { isPinned, ...(reloads ? {} : { ownTitle, ownTitleLocale }) };
  return { ...tab, ...place, meta: { ...meta, ...kept }, edition: tab.edition + (reloads ? 1 : 0) };
}

/** Another page in the same tab. */
export function become(tab: Tab, page: Page): Tab {
  return placed(tab, page, true);
}
