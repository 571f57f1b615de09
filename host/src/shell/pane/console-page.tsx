import { ROUTES } from '@atrium/contract';
import { Navigate } from '@atrium/ui/router';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useMemo } from 'react';
import { PageSpinner } from '../../components/page-spinner/page-spinner.tsx';
import { checkRouteAccess, type RouteVerdict } from '../../navigation/access/check-route-access.ts';
import { getFullPath } from '../../navigation/history/get-full-path.ts';
import { useNavigationState } from '../../navigation/history/use-navigation-state.ts';
import { FORBIDDEN_TITLE, UNKNOWN_TITLE } from '../../navigation/routes/host-routes.ts';
import { isRedirectPath } from '../../navigation/routes/is-redirect-path.ts';
import { useTranslateTitle } from '../../navigation/title/use-translate-title.ts';
import { remotesAtom } from '../../remotes/index.ts';
import { knownRoutesAtom, redirectsAtom } from '../menu/state/known-routes-atom.ts';
import { rememberPathAtom } from '../redirects/previous-path.ts';
import { RedirectPage } from '../redirects/redirect-page.tsx';
import { findPage, type Page } from '../tabs/state/page.ts';
import { getPaneId } from '../tabs/state/tab.ts';
import { tabsAtom } from '../tabs/state/tabs-atom.ts';
import { GuardedPage } from './guarded-page.tsx';
import { PaneWithoutTab } from './pane-without-tab.tsx';
import { TabPane } from './tab-pane.tsx';
import { useLastSignedInVisitor } from './use-last-signed-in-visitor.ts';
import { useTabs } from './use-tabs.ts';

/**
 * Shows the page of the address: in its tab, next to the mounted pages of other tabs, or in a pane of its own if it has
 * no tab.
 */
export function ConsolePage() {
  const navigation = useNavigationState();
  const { location, pageKey } = navigation;
  const visitor = useLastSignedInVisitor();
  const routes = useAtomValue(knownRoutesAtom);
  const redirect = useRedirect(location.pathname);
  const isRedirect = isRedirectPath(location.pathname);
  const page = useMemo(() => findPage(routes, location), [routes, location]);
  const verdict = checkRouteAccess(page?.route, visitor);
  const hasTab = page !== undefined && verdict === 'allowed' && !isRedirect && !redirect;
  useRememberPath(isRedirect ? undefined : getFullPath(location));
  useTabs(navigation, hasTab ? page : undefined);
  return (
    <>
      <TabPanes />
      {hasTab ? null : <PageWithoutTab key={pageKey} {...{ pageKey, page, verdict, isRedirect, redirect }} />}
    </>
  );
}

interface PageWithoutTabProps {
  readonly pageKey: number;
  readonly page: Page | undefined;
  readonly verdict: RouteVerdict;
  /** Whether the address is `/admin/refresh` or `/admin/redirect/…`, from which the redirect page redirects. */
  readonly isRedirect: boolean;
  /** The target, if the address is `/admin` or a remote declares a redirect for it. */
  readonly redirect: string | undefined;
}

/** The content of an address without a tab. */
function PageWithoutTab({ pageKey, page, verdict, isRedirect, redirect }: PageWithoutTabProps) {
  const translateTitle = useTranslateTitle();
  const { state } = useAtomValue(remotesAtom);
  if (!page && (state === 'idle' || state === 'loading')) return <PageSpinner />;
  if (isRedirect) return <RedirectPage />;
  if (redirect) return <Navigate replace to={redirect} />;
  return (
    <PaneWithoutTab
      pageKey={pageKey}
      title={translateTitle(verdict === 'forbidden' ? FORBIDDEN_TITLE : UNKNOWN_TITLE)}
    >
      <GuardedPage route={page?.route} verdict={verdict} />
    </PaneWithoutTab>
  );
}

function useRedirect(pathname: string): string | undefined {
  const redirects = useAtomValue(redirectsAtom);
  return pathname === ROUTES.admin ? ROUTES.assets : redirects.get(pathname);
}

function useRememberPath(path: string | undefined): void {
  const remember = useSetAtom(rememberPathAtom);
  useEffect(() => {
    if (path) remember(path);
  }, [path, remember]);
}

/** The mounted panes in the order of their creation. Moving a tab in the tab bar moves nothing here. */
function TabPanes() {
  const { tabs, mountedIds, activeId } = useAtomValue(tabsAtom);
  const mountedTabs = tabs.filter(({ id }) => mountedIds.includes(id));
  const orderedTabs = mountedTabs.toSorted((one, other) => readTabNumber(one.id) - readTabNumber(other.id));
  return orderedTabs.map((tab) => <TabPane key={getPaneId(tab)} tab={tab} isShown={tab.id === activeId} />);
}

/** Returns the number in the ID of a tab, such as `tab-7`. */
function readTabNumber(id: string): number {
  return Number(id.replace(/^\D+/, ''));
}
