import { replaceTabPage, showPageInTab } from './apply-visit.ts';
import { getPageIdentity, type Page } from './page.ts';
import { getPaneId } from './tab.ts';
import { changeTab, type TabState } from './tab-state.ts';

/**
 * Changes the location of a hidden pane's tab. Within the same page, the pane stays. Another page starts when its tab
 * comes on screen. If that page already has a tab, this tab closes.
 */
export function relocate(state: TabState, paneId: string, page: Page): TabState {
  const tab = state.tabs.find((known) => getPaneId(known) === paneId);
  if (!tab) return state;
  const identity = getPageIdentity(page);
  if (identity === tab.identity) return changeTab(state, tab.id, (known) => showPageInTab(known, page));
  const other = state.tabs.find((known) => known.identity === identity);
  const alive = state.mountedIds.filter((id) => id !== tab.id);
  if (!other)
    return { ...changeTab(state, tab.id, (known) => replaceTabPage(known, page)), mountedIds: alive };
  return { ...state, mountedIds: alive, tabs: state.tabs.filter(({ id }) => id !== tab.id) };
}
