import { getPageIdentity, type Page, toStoredTab } from './page.ts';
import type { Tab } from './tab.ts';
import { changeTab, findActiveTab, type MountRules, show, type TabState } from './tab-state.ts';

/** A navigation of the browser to a page. */
export interface PageVisit {
  readonly page: Page;
  /** A different number than before reloads the page if it is already on screen. */
  readonly visitId: number;
  /**
   * Whether the navigation replaced the previous history entry. If so, the page replaces the previous one in its tab.
   */
  readonly isReplacing: boolean;
  /** Whether to reload the page even though it was not on screen. */
  readonly reloads: boolean;
}

/** Shows a page in a tab: in its existing tab, in the tab that it replaces, or in a new tab at the end. */
export function applyVisit(state: TabState, visit: PageVisit, rules: MountRules): TabState {
  const { page, visitId } = visit;
  const identity = getPageIdentity(page);
  const known = state.tabs.find((tab) => tab.identity === identity);
  const isNewVisit = state.visitId !== visitId;
  const seen = { ...state, visitId };
  const replaced = isNewVisit && visit.isReplacing ? findActiveTab(state) : undefined;
  if (known) {
    const reloads = isNewVisit && (visit.reloads || known.id === state.activeId);
    // If the new page already has a tab, the replaced page's tab is not needed anymore.
    const rest = replaced && replaced.id !== known.id ? without(seen, replaced) : seen;
    const moved = changeTab(rest, known.id, (tab) => showPageInTab(tab, page, reloads));
    return show(moved, known.id, rules);
  }
  if (!replaced) return open(seen, page, rules);
  const moved = changeTab(seen, replaced.id, (tab) => replaceTabPage(tab, page));
  return show(moved, replaced.id, rules);
}

function without(state: TabState, { id }: Tab): TabState {
  return { ...state, tabs: state.tabs.filter((tab) => tab.id !== id) };
}

function open(state: TabState, page: Page, rules: MountRules): TabState {
  const id = `tab-${state.nextTabNumber}`;
  const tab: Tab = { ...toStoredTab(page), id, mountNumber: 1 };
  return show({ ...state, tabs: [...state.tabs, tab], nextTabNumber: state.nextTabNumber + 1 }, id, rules);
}

/** Returns a tab at another location within its page. The page starts fresh on request. */
export function showPageInTab(tab: Tab, page: Page, reloads = false): Tab {
  const { meta, ...location } = toStoredTab(page);
  const { isPinned, ownTitle, ownTitleLocale } = tab.meta;
  const ownMeta = { isPinned, ...(reloads ? {} : { ownTitle, ownTitleLocale }) };
  return {
    ...tab,
    ...location,
    meta: { ...meta, ...ownMeta },
    mountNumber: tab.mountNumber + (reloads ? 1 : 0),
  };
}

/** Returns the same tab with another page. */
export function replaceTabPage(tab: Tab, page: Page): Tab {
  return showPageInTab(tab, page, true);
}
