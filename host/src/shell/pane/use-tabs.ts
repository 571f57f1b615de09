import { userIdAtom } from '@atrium/runtime';
import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { useEffect, useLayoutEffect } from 'react';
import { checkVisit } from '../../navigation/access/check-visit.ts';
import { visitorAtom } from '../../navigation/access/visitor-atom.ts';
import { fullPath } from '../../navigation/history/full-path.ts';
import { useConsoleHistory } from '../../navigation/history/history-router.tsx';
import type { Visit } from '../../navigation/history/visit.ts';
import { matchRoute } from '../../navigation/routes/known-route.ts';
import { remoteDirectoryAtom } from '../../remotes/index.ts';
import { knownRoutesAtom } from '../menu/state/known-routes-atom.ts';
import { setBrowserNavigatorAtom } from '../tabs/state/browser-navigator-atom.ts';
import type { Page } from '../tabs/state/page.ts';
import type { Tab } from '../tabs/state/tab.ts';
import { leaveTabsAtom, setTabOwnerAtom } from '../tabs/state/tabs-atom.ts';
import { applyVisitAtom, leaveActiveTabAtom, restoreAndFilterTabsAtom } from '../tabs/state/visit-atoms.ts';
import { isDirectoryCompleteAtom } from './is-directory-complete-atom.ts';
import { useLastVisitor } from './use-last-visitor.ts';

/** Syncs the tabs with the browser and the user. `page` is what the location shows in a tab, if anything. */
export function useTabs(visit: Visit, page: Page | undefined): void {
  useBrowserConnection();
  useVisitedTab(visit, page);
  useTabRestoration();
}

function useBrowserConnection(): void {
  const history = useConsoleHistory();
  const connect = useSetAtom(setBrowserNavigatorAtom);
  const leave = useSetAtom(leaveTabsAtom);
  useLayoutEffect(() => {
    connect({
      push: (to) => history.push(to),
      replace: (to) => history.replace(to),
      reload: () => history.replace(fullPath(history.current().location)),
    });
    // The scroll position of each tab counts instead of the one that the browser remembers for a history entry.
    window.history.scrollRestoration = 'manual';
    return () => {
      window.history.scrollRestoration = 'auto';
      connect(undefined);
      leave();
    };
  }, [history, connect, leave]);
}

/** While a lost session is being resumed, no one is signed in. The tabs stay with their user. */
function useVisitedTab(visit: Visit, page: Page | undefined): void {
  const history = useConsoleHistory();
  const userId = useAtomValue(userIdAtom);
  const { isSignedIn } = useAtomValue(visitorAtom);
  const setOwner = useSetAtom(setTabOwnerAtom);
  const showVisit = useSetAtom(applyVisitAtom);
  const leaveActive = useSetAtom(leaveActiveTabAtom);
  useLayoutEffect(() => {
    const { visitId, navigationType, location } = visit;
    if (isSignedIn) setOwner(userId);
    if (!page) {
      leaveActive(visitId);
      return;
    }
    const pageVisit = {
      page,
      visitId,
      isReplacing: navigationType === 'replace',
      reloads: requestsReload(location.state),
    };
    const isPlainLink = navigationType === 'push' && location.search === '' && location.hash === '';
    const lastPath = showVisit(pageVisit, isPlainLink);
    if (lastPath !== undefined) history.replace(lastPath, { pane: visitId });
  }, [visit, page, isSignedIn, userId, history, setOwner, showVisit, leaveActive]);
}

function requestsReload(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'reloads' in state && state.reloads === true;
}

/** After the remotes have reported their pages, restores the open tabs and removes those that the user may not see. */
function useTabRestoration(): void {
  const store = useStore();
  const { state } = useAtomValue(remoteDirectoryAtom);
  const routes = useAtomValue(knownRoutesAtom);
  const isComplete = useAtomValue(isDirectoryCompleteAtom);
  const visitor = useLastVisitor();
  const isSettled = visitor.isSignedIn && state !== 'idle' && state !== 'loading';
  useEffect(() => {
    if (!isSettled) return;
    store.set(restoreAndFilterTabsAtom, ({ path }: Tab) => {
      const route = matchRoute(routes, path)?.route;
      return route ? checkVisit(route, visitor) === 'allowed' : !isComplete;
    });
  }, [store, isSettled, routes, isComplete, visitor]);
}
