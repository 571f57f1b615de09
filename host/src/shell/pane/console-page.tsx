import { ROUTES } from '@atrium/contract';
import { Navigate } from '@atrium/ui/router';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useMemo } from 'react';
import { fullPath } from '../../navigation/full-path.ts';
import { FORBIDDEN_TITLE, UNKNOWN_TITLE } from '../../navigation/host-routes.ts';
import { judgeVisit } from '../../navigation/judge-visit.ts';
import { matchRoute } from '../../navigation/known-route.ts';
import { usePlace } from '../../navigation/use-place.ts';
import { useTitles } from '../../navigation/use-titles.ts';
import { Waiting } from '../../pieces/waiting/waiting.tsx';
import { remoteDirectoryAtom } from '../../remotes/index.ts';
import { HelperPage } from '../helpers/helper-page.tsx';
import { isHelperPath } from '../helpers/is-helper-path.ts';
import { rememberPlaceAtom } from '../helpers/previous-place.ts';
import { knownRoutesAtom, redirectsAtom } from './known-routes-atom.ts';
import { useLastVisitor } from './use-last-visitor.ts';
import { VisitPane } from './visit-pane.tsx';
import { VisitedPage } from './visited-page.tsx';

/** The page that the address asks for, once it is known whose it is, in a pane of this visit. */
export function ConsolePage({ visit }: { readonly visit: number }) {
  const { location } = usePlace();
  const { pathname } = location;
  const titleOf = useTitles();
  const visitor = useLastVisitor();
  const { state } = useAtomValue(remoteDirectoryAtom);
  const routes = useAtomValue(knownRoutesAtom);
  const redirect = useAtomValue(redirectsAtom).get(pathname);
  const match = useMemo(() => matchRoute(routes, pathname), [routes, pathname]);
  const isHelper = isHelperPath(pathname);
  useRememberedPlace(isHelper ? undefined : fullPath(location));

  if (!match && (state === 'idle' || state === 'loading')) return <Waiting />;
  if (isHelper) return <HelperPage />;
  if (pathname === ROUTES.admin) return <Navigate replace to={ROUTES.assets} />;
  if (redirect) return <Navigate replace to={redirect} />;
  const verdict = judgeVisit(match?.route, visitor);
  const title = verdict === 'forbidden' ? FORBIDDEN_TITLE : (match?.route.title ?? UNKNOWN_TITLE);
  return (
    <VisitPane visit={visit} params={match?.params ?? NONE} title={titleOf(title)}>
      <VisitedPage route={match?.route} verdict={verdict} />
    </VisitPane>
  );
}

const NONE = {};

function useRememberedPlace(path: string | undefined): void {
  const remember = useSetAtom(rememberPlaceAtom);
  useEffect(() => {
    if (path) remember(path);
  }, [path, remember]);
}
