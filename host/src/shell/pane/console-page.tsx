import { ROUTES } from '@atrium/contract';
import { Navigate } from '@atrium/ui/router';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useMemo } from 'react';
import { PageSpinner } from '../../components/page-spinner/page-spinner.tsx';
import { checkVisit, type Verdict } from '../../navigation/access/check-visit.ts';
import { fullPath } from '../../navigation/history/full-path.ts';
import { useVisit } from '../../navigation/history/use-visit.ts';
import { FORBIDDEN_TITLE, UNKNOWN_TITLE } from '../../navigation/routes/host-routes.ts';
import { isHelperPath } from '../../navigation/routes/is-helper-path.ts';
import { useTranslateTitle } from '../../navigation/title/use-translate-title.ts';
import { remoteDirectoryAtom } from '../../remotes/index.ts';
import { rememberPathAtom } from '../helpers/previous-path.ts';
import { RedirectPage } from '../helpers/redirect-page.tsx';
import { knownRoutesAtom, redirectsAtom } from '../menu/state/known-routes-atom.ts';
import { findPage, type Page } from '../tabs/state/page.ts';
import { getPaneId } from '../tabs/state/tab.ts';
import { tabsAtom } from '../tabs/state/tabs-atom.ts';
import { TabPane } from './tab-pane.tsx';
import { useLastVisitor } from './use-last-visitor.ts';
import { useTabs } from './use-tabs.ts';
import { VisitPane } from './visit-pane.tsx';
import { VisitedPage } from './visited-page.tsx';

/**
 * Shows the page of the address: in its tab, next to the mounted pages of other tabs, or for one visit if it has no
 * tab.
 */
export function ConsolePage() {
  const visit = useVisit();
  const { location, visitId } = visit;
  const visitor = useLastVisitor();
  const routes = useAtomValue(knownRoutesAtom);
  const redirect = useRedirect(location.pathname);
  const isHelper = isHelperPath(location.pathname);
  const page = useMemo(() => findPage(routes, location), [routes, location]);
  const verdict = checkVisit(page?.route, visitor);
  const hasTab = page !== undefined && verdict === 'allowed' && !isHelper && !redirect;
  useRememberPath(isHelper ? undefined : fullPath(location));
  useTabs(visit, hasTab ? page : undefined);
  return (
    <>
      <TabPanes />
      {hasTab ? null : <PageWithoutTab key={visitId} {...{ visitId, page, verdict, isHelper, redirect }} />}
    </>
  );
}

interface PageWithoutTabProps {
  readonly visitId: number;
  readonly page: Page | undefined;
  readonly verdict: Verdict;
  readonly isHelper: boolean;
  /** The address to redirect to. */
  readonly redirect: string | undefined;
}

/** The content of an address without a tab. */
function PageWithoutTab({ visitId, page, verdict, isHelper, redirect }: PageWithoutTabProps) {
  const translateTitle = useTranslateTitle();
  const { state } = useAtomValue(remoteDirectoryAtom);
  if (!page && (state === 'idle' || state === 'loading')) return <PageSpinner />;
  if (isHelper) return <RedirectPage />;
  if (redirect) return <Navigate replace to={redirect} />;
  return (
    <VisitPane
      visitId={visitId}
      title={translateTitle(verdict === 'forbidden' ? FORBIDDEN_TITLE : UNKNOWN_TITLE)}
    >
      <VisitedPage route={page?.route} verdict={verdict} />
    </VisitPane>
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
  const { tabs, mountedIds: alive, activeId } = useAtomValue(tabsAtom);
  const mounted = tabs.filter(({ id }) => alive.includes(id));
  const inOrder = mounted.toSorted((one, other) => readNumber(one.id) - readNumber(other.id));
  return inOrder.map((tab) => <TabPane key={getPaneId(tab)} tab={tab} isShown={tab.id === activeId} />);
}

function readNumber(id: string): number {
  return Number(id.replace(/^\D+/, ''));
}
