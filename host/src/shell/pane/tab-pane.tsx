import { localeAtom } from '@atrium/i18n';
import { PaneProvider } from '@atrium/runtime';
import { Route, Routes } from '@atrium/ui/router';
import { useAtomValue } from 'jotai';
import { Activity, memo, type ReactNode, useLayoutEffect, useMemo, useRef } from 'react';
import { checkRouteAccess } from '../../navigation/access/check-route-access.ts';
import { useConsoleHistory } from '../../navigation/history/history-router.tsx';
import { type KnownRoute, matchRoute } from '../../navigation/routes/known-route.ts';
import { DocumentTitle } from '../../navigation/title/document-title.tsx';
import { useTranslateTitle } from '../../navigation/title/use-translate-title.ts';
import { knownRoutesAtom } from '../menu/state/known-routes-atom.ts';
import { getOwnTitle, type Tab } from '../tabs/state/tab.ts';
import { GuardedPage } from './guarded-page.tsx';
import { useLastSignedInVisitor } from './use-last-signed-in-visitor.ts';
import { useTabPane } from './use-tab-pane.ts';

interface TabPaneProps {
  readonly tab: Tab;
  readonly isShown: boolean;
}

/** The page of a tab. While another tab is on screen, the page stays mounted but invisible, and its effects are off. */
export const TabPane = memo(function TabPane({ tab, isShown }: TabPaneProps) {
  const translateTitle = useTranslateTitle();
  const pane = useTabPane(tab);
  const routes = useAtomValue(knownRoutesAtom);
  const visitor = useLastSignedInVisitor();
  const route = useMemo(() => matchRoute(routes, tab.path)?.route, [routes, tab.path]);
  const locale = useAtomValue(localeAtom);
  const title = translateTitle(getOwnTitle(tab, locale) ?? route?.title ?? tab.meta.title);
  return (
    <PaneProvider pane={pane}>
      <Activity mode={isShown ? 'visible' : 'hidden'}>
        <DocumentTitle>{title}</DocumentTitle>
        <PaneScroll />
        <TabLocation route={route} fullPath={tab.fullPath}>
          <GuardedPage route={route} verdict={checkRouteAccess(route, visitor)} />
        </TabLocation>
      </Activity>
    </PaneProvider>
  );
});

interface TabLocationProps {
  readonly route: KnownRoute | undefined;
  readonly fullPath: string;
  readonly children: ReactNode;
}

/** Provides the tab's location to the router's hooks instead of the browser's. */
function TabLocation({ route, fullPath, children }: TabLocationProps) {
  if (!route) return children;
  return (
    <Routes location={fullPath}>
      <Route path={route.path} caseSensitive element={children} />
    </Routes>
  );
}

/** Shows a new page from its top, and restores the scroll position of a page that was hidden. */
function PaneScroll() {
  const history = useConsoleHistory();
  const position = useRef(0);
  useLayoutEffect(() => {
    window.scrollTo(0, position.current);
    const savePosition = (): void => {
      position.current = window.scrollY;
    };
    window.addEventListener('scroll', savePosition, { passive: true });
    // The `scroll` event comes one frame after the scrolling. A navigation in between would lose the last position, so
    // the position is also read at each navigation, while this page is still on screen.
    const unsubscribe = history.subscribe(savePosition);
    return () => {
      window.removeEventListener('scroll', savePosition);
      unsubscribe();
    };
  }, [history]);
  return null;
}
