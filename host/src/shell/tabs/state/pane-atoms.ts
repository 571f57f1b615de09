import { ROUTES } from '@atrium/contract';
import { dirtyPanesAtom, isSignedInAtom, userInfoAtom } from '@atrium/runtime';
import { atom } from 'jotai';
import { checkRouteAccess } from '../../../navigation/access/check-route-access.ts';
import type { NavigationState } from '../../../navigation/history/navigation-state.ts';
import { isStandalonePath } from '../../../navigation/routes/is-standalone-path.ts';
import { knownRoutesAtom } from '../../menu/state/known-routes-atom.ts';
import { findPage, getPageIdentity } from './page.ts';
import { relocateTab } from './relocate-tab.ts';
import { getPaneId } from './tab.ts';
import { changeTab } from './tab-state.ts';
import { activeTabAtom, changeTabsAtom, mountRulesAtom, tabsAtom } from './tabs-atom.ts';

/** Sets a page's own title on its tab, or restores the route's title. */
export const retitleTabAtom = atom(
  null,
  (_get, set, id: string, ownTitle: string | undefined, ownTitleLocale?: string) =>
    set(changeTabsAtom, (state) => {
      const meta = state.tabs.find((tab) => tab.id === id)?.meta;
      if (!meta || (meta.ownTitle === ownTitle && meta.ownTitleLocale === ownTitleLocale)) return state;
      return changeTab(state, id, (tab) => ({ ...tab, meta: { ...tab.meta, ownTitle, ownTitleLocale } }));
    }),
);

/**
 * Handles a navigation by a hidden page, for example after a late response. The tab of the page gets the new location,
 * and the location of the browser stays the same. An address without a page, or with a page that the user may not
 * open, is ignored.
 */
export const navigateHiddenPaneAtom = atom(null, (get, set, paneId: string, to: string) => {
  const page = findPage(get(knownRoutesAtom), new URL(to, window.location.href));
  const visitor = { isSignedIn: get(isSignedInAtom), access: get(userInfoAtom)?.access };
  if (!page || checkRouteAccess(page.route, visitor) !== 'allowed') return;
  set(changeTabsAtom, (state) => relocateTab(state, paneId, page));
});

/**
 * A function that returns the panes that a navigation unmounts. A page outside the shell unmounts all panes, of which
 * only those with unsaved work are returned.
 */
export const listPanesToUnmountAtom = atom(
  (get) =>
    ({ location, navigationType }: Omit<NavigationState, 'pageKey'>): readonly string[] => {
      if (isStandalonePath(location.pathname)) return [...get(dirtyPanesAtom)];
      const active = get(activeTabAtom);
      if (!active) return [];
      const page = findPage(get(knownRoutesAtom), location);
      const isReload =
        location.pathname === ROUTES.refresh || (page && getPageIdentity(page) === active.identity);
      const staysMounted = get(mountRulesAtom).mountsHidden && active.meta.cache;
      const isReplaced = navigationType === 'replace' && page !== undefined;
      return isReload || isReplaced || !staysMounted ? [getPaneId(active)] : [];
    },
);

/**
 * A function that returns whether a pane is on screen. `currentPageKey` is the key of the page at the browser's
 * location. No pane is on screen until the tabs have followed the browser to this page.
 */
export const isPaneShownAtom = atom((get) => {
  const active = get(activeTabAtom);
  const { pageKey } = get(tabsAtom);
  return (paneId: string, currentPageKey: number): boolean =>
    active !== undefined && getPaneId(active) === paneId && pageKey === currentPageKey;
});
