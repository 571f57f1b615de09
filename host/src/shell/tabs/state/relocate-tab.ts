import { replaceTabPage, showPageInTab } from './apply-navigation.ts';
import { getPageIdentity, type Page } from './page.ts';
import { getPaneId } from './tab.ts';
import { changeTab, type TabState } from './tab-state.ts';

/**
 * Changes the location of a hidden pane's tab. If the new location is on the same page, the pane stays. If it is on
 * another page, that page is mounted when the tab is shown. If that page already has a tab, the pane's tab closes.
 */
export function relocateTab(state: TabState, paneId: string, page: Page): TabState {
  const tab = state.tabs.find((candidate) => getPaneId(candidate) === paneId);
  if (!tab) return state;
  const identity = getPageIdentity(page);
  if (identity === tab.identity) return changeTab(state, tab.id, (current) => showPageInTab(current, page));
  const otherTab = state.tabs.find((candidate) => candidate.identity === identity);
  const mountedIds = state.mountedIds.filter((id) => id !== tab.id);
  if (!otherTab)
    return { ...changeTab(state, tab.id, (current) => replaceTabPage(current, page)), mountedIds };
  return { ...state, mountedIds, tabs: state.tabs.filter(({ id }) => id !== tab.id) };
}
