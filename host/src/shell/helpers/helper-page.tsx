import { ROUTES } from '@atrium/contract';
import { Navigate } from '@atrium/ui/router';
import { useAtomValue } from 'jotai';
import { indexRoute } from '../../navigation/index-route.ts';
import { matchRoute } from '../../navigation/known-route.ts';
import { parseRedirect } from '../../navigation/parse-redirect.ts';
import { safeTarget } from '../../navigation/safe-target.ts';
import { useVisit } from '../../navigation/use-visit.ts';
import { visitorAtom } from '../../navigation/visitor-atom.ts';
import { knownRoutesAtom } from '../menu/known-routes-atom.ts';
import { previousPathAtom } from './previous-path.ts';

/** The hidden routes without a page: `/admin/refresh` leads back, `/admin/redirect/…` leads to its target. */
export function HelperPage() {
  const { location } = useVisit();
  const { access } = useAtomValue(visitorAtom);
  const routes = useAtomValue(knownRoutesAtom);
  const previous = useAtomValue(previousPathAtom);
  const isRefresh = location.pathname === ROUTES.refresh;
  const requestedTarget = isRefresh ? previous : parseRedirect(location, routes);
  const target = safeTarget(requestedTarget, {
    origin: window.location.origin,
    isKnown: (pathname) => matchRoute(routes, pathname) !== undefined,
  });
  return <Navigate replace to={target ?? indexRoute(access)} state={isRefresh ? { reloads: true } : null} />;
}
