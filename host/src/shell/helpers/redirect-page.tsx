import { ROUTES } from '@atrium/contract';
import { Navigate } from '@atrium/ui/router';
import { useAtomValue } from 'jotai';
import { parseRedirect } from '../../navigation/access/parse-redirect.ts';
import { toSafeTarget } from '../../navigation/access/to-safe-target.ts';
import { visitorAtom } from '../../navigation/access/visitor-atom.ts';
import { useVisit } from '../../navigation/history/use-visit.ts';
import { indexRoute } from '../../navigation/routes/index-route.ts';
import { matchRoute } from '../../navigation/routes/known-route.ts';
import { knownRoutesAtom } from '../menu/state/known-routes-atom.ts';
import { previousPathAtom } from './previous-path.ts';

/** The hidden routes without a page: `/admin/refresh` leads back, `/admin/redirect/…` leads to its target. */
export function RedirectPage() {
  const { location } = useVisit();
  const { access } = useAtomValue(visitorAtom);
  const routes = useAtomValue(knownRoutesAtom);
  const previous = useAtomValue(previousPathAtom);
  const isRefresh = location.pathname === ROUTES.refresh;
  const requestedTarget = isRefresh ? previous : parseRedirect(location, routes);
  const target = toSafeTarget(requestedTarget, {
    origin: window.location.origin,
    isKnown: (pathname) => matchRoute(routes, pathname) !== undefined,
  });
  return <Navigate replace to={target ?? indexRoute(access)} state={isRefresh ? { reloads: true } : null} />;
}
