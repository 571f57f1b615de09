import { userIdAtom } from '@atrium/runtime';
import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { useEffect, useLayoutEffect } from 'react';
import { checkRouteAccess } from '../../navigation/access/check-route-access.ts';
import { visitorAtom } from '../../navigation/access/visitor-atom.ts';
import { getFullPath } from '../../navigation/history/get-full-path.ts';
import { useConsoleHistory } from '../../navigation/history/history-router.tsx';
import type { NavigationState } from '../../navigation/history/navigation-state.ts';
import { matchRoute } from '../../navigation/routes/known-route.ts';
import { remotesAtom } from '../../remotes/index.ts';
import { knownRoutesAtom } from '../menu/state/known-routes-atom.ts';
import { setBrowserNavigatorAtom } from '../tabs/state/browser-navigator-atom.ts';
import {
  applyNavigationAtom,
  leaveActiveTabAtom,
  restoreAndFilterTabsAtom,
} from '../tabs/state/navigation-atoms.ts';
import type { Page } from '../tabs/state/page.ts';
import type { Tab } from '../tabs/state/tab.ts';
import { leaveTabsAtom, setTabOwnerAtom } from '../tabs/state/tabs-atom.ts';
import { areAllRemotesKnownAtom } from './are-all-remotes-known-atom.ts';
import { useLastSignedInVisitor } from './use-last-signed-in-visitor.ts';

/**
 * Syncs the tabs with the browser and the user. `page` is the page at the location, or undefined if the location gets
 * no tab.
 */
export function useTabs(navigationState: NavigationState, page: Page | undefined): void {
  useBrowserConnection();
  useTabNavigation(navigationState, page);
  useTabRestoration();
}

function useBrowserConnection(): void {
  const history = useConsoleHistory();
  const setNavigator = useSetAtom(setBrowserNavigatorAtom);
  const leaveTabs = useSetAtom(leaveTabsAtom);
  useLayoutEffect(() => {
    setNavigator({
      push: (to) => history.push(to),
      replace: (to) => history.replace(to),
      reload: () => history.replace(getFullPath(history.current().location)),
    });
    // Each tab restores its own scroll position, so the browser must not restore that of a history entry.
    window.history.scrollRestoration = 'manual';
    return () => {
      window.history.scrollRestoration = 'auto';
      setNavigator(undefined);
      leaveTabs();
    };
  }, [history, setNavigator, leaveTabs]);
}

/**
 * Applies each navigation to the tabs. While a lost session is being resumed, no user is signed in, and the tabs stay
 * with their previous user.
 */
function useTabNavigation(navigationState: NavigationState, page: Page | undefined): void {
  const history = useConsoleHistory();
  const userId = useAtomValue(userIdAtom);
  const { isSignedIn } = useAtomValue(visitorAtom);
  const setOwner = useSetAtom(setTabOwnerAtom);
  const applyNavigation = useSetAtom(applyNavigationAtom);
  const leaveActive = useSetAtom(leaveActiveTabAtom);
  useLayoutEffect(() => {
    const { pageKey, navigationType, location } = navigationState;
    if (isSignedIn) setOwner(userId);
    if (!page) {
      leaveActive(pageKey);
      return;
    }
    const navigation = {
      page,
      pageKey,
      isReplacing: navigationType === 'replace',
      reloads: requestsReload(location.state),
    };
    const isPlainLink = navigationType === 'push' && location.search === '' && location.hash === '';
    // The location that the tab had before a plain link opened its page. The tab returns to it.
    const lastPath = applyNavigation(navigation, isPlainLink);
    // The state `pane` marks a change by the page itself, so the page is not reloaded.
    if (lastPath !== undefined) history.replace(lastPath, { pane: pageKey });
  }, [navigationState, page, isSignedIn, userId, history, setOwner, applyNavigation, leaveActive]);
}

function requestsReload(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'reloads' in state && state.reloads === true;
}

/** After the remotes have reported their pages, restores the open tabs and removes those that the user may not see. */
function useTabRestoration(): void {
  const store = useStore();
  const { state } = useAtomValue(remotesAtom);
  const routes = useAtomValue(knownRoutesAtom);
  const isComplete = useAtomValue(areAllRemotesKnownAtom);
  const visitor = useLastSignedInVisitor();
  const isSettled = visitor.isSignedIn && state !== 'idle' && state !== 'loading';
  useEffect(() => {
    if (!isSettled) return;
    store.set(restoreAndFilterTabsAtom, ({ path }: Tab) => {
      const route = matchRoute(routes, path)?.route;
      return route ? checkRouteAccess(route, visitor) === 'allowed' : !isComplete;
    });
  }, [store, isSettled, routes, isComplete, visitor]);
}
