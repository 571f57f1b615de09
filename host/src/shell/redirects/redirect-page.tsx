import { ROUTES } from '@atrium/contract';
import { Navigate } from '@atrium/ui/router';
import { useAtomValue } from 'jotai';
import { parseRedirect } from '../../navigation/access/parse-redirect.ts';
import { toSafeTarget } from '../../navigation/access/to-safe-target.ts';
import { visitorAtom } from '../../navigation/access/visitor-atom.ts';
import { useNavigationState } from '../../navigation/history/use-navigation-state.ts';
import { getIndexPath } from '../../navigation/routes/get-index-path.ts';
import { matchRoute } from '../../navigation/routes/known-route.ts';
import { knownRoutesAtom } from '../menu/state/known-routes-atom.ts';
import { previousPathAtom } from './previous-path.ts';

/** Redirects from `/admin/refresh` to the previous page, and from `/admin/redirect/…` to its target. */
export function RedirectPage() {
  const { location } = useNavigationState();
  const { access } = useAtomValue(visitorAtom);
  const routes = useAtomValue(knownRoutesAtom);
  const previousPath = useAtomValue(previousPathAtom);
  const isRefresh = location.pathname === ROUTES.refresh;
  const requestedTarget = isRefresh ? previousPath : parseRedirect(location, routes);
  const target = toSafeTarget(requestedTarget, {
    origin: window.location.origin,
    isKnown: (pathname) => matchRoute(routes, pathname) !== undefined,
  });
  return (
    <Navigate replace to={target ?? getIndexPath(access)} state={isRefresh ? { reloads: true } : null} />
  );
}
