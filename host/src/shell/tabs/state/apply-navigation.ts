import { getPageIdentity, type Page, toStoredTab } from './page.ts';
import type { Tab } from './tab.ts';
import { activateTab, changeTab, findActiveTab, type MountRules, type TabState } from './tab-state.ts';

/** A navigation of the browser to a page. */
export interface PageNavigation {
  readonly page: Page;
  /** A new key reloads the page if it is already on screen. */
  readonly pageKey: number;
  /**
   * Whether the navigation replaced the previous history entry. If so, the page replaces the previous one in its tab.
   */
  readonly isReplacing: boolean;
  /** Whether to reload the page even though it was not on screen. */
  readonly reloads: boolean;
}

/** Shows a page in a tab: in its existing tab, in the tab that it replaces, or in a new tab at the end. */
export function applyNavigation(state: TabState, navigation: PageNavigation, rules: MountRules): TabState {
  const { page, pageKey } = navigation;
  const identity = getPageIdentity(page);
  const existingTab = state.tabs.find((tab) => tab.identity === identity);
  const isNewPageKey = state.pageKey !== pageKey;
  const nextState = { ...state, pageKey };
  const replaced = isNewPageKey && navigation.isReplacing ? findActiveTab(state) : undefined;
  if (existingTab) {
    const reloads = isNewPageKey && (navigation.reloads || existingTab.id === state.activeId);
    const isApplied = !isNewPageKey && existingTab.id === state.activeId;
    if (isApplied && isEqual(existingTab, showPageInTab(existingTab, page))) return state;
    // If the new page already has a tab, the replaced page's tab is not needed anymore.
    const remaining = replaced && replaced.id !== existingTab.id ? removeTab(nextState, replaced) : nextState;
    const changed = changeTab(remaining, existingTab.id, (tab) => showPageInTab(tab, page, reloads));
    return activateTab(changed, existingTab.id, rules);
  }
  if (!replaced) return openNewTab(nextState, page, rules);
  const changed = changeTab(nextState, replaced.id, (tab) => replaceTabPage(tab, page));
  return activateTab(changed, replaced.id, rules);
}

/** Returns whether two tabs are stored as the same text. */
function isEqual(one: Tab, other: Tab): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function removeTab(state: TabState, { id }: Tab): TabState {
  return { ...state, tabs: state.tabs.filter((tab) => tab.id !== id) };
}

function openNewTab(state: TabState, page: Page, rules: MountRules): TabState {
  const id = `tab-${state.nextTabNumber}`;
  const tab: Tab = { ...toStoredTab(page), id, mountNumber: 1 };
  return activateTab(
    { ...state, tabs: [...state.tabs, tab], nextTabNumber: state.nextTabNumber + 1 },
    id,
    rules,
  );
}

/**
 * Returns a tab that shows the given page at its location. With `reloads`, the page is mounted again, and the title
 * that it has set is removed.
 */
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
  const reloads = true;
  return showPageInTab(tab, page, reloads);
}
