import { ROUTES } from '@atrium/contract';
import { Navigate } from '@atrium/ui/router';
import { useAtomValue } from 'jotai';
import { indexRoute } from '../../navigation/index-route.ts';
import { matchRoute } from '../../navigation/known-route.ts';
import { parseRedirect } from '../../navigation/parse-redirect.ts';
import { safeTarget } from '../../navigation/safe-target.ts';
import { usePlace } from '../../navigation/use-place.ts';
import { visitorAtom } from '../../navigation/visitor-atom.ts';
import { knownRoutesAtom } from '../menu/known-routes-atom.ts';
import { previousPlaceAtom } from './previous-place.ts';

/** The hidden routes without a page: `/admin/refresh` leads back, `/admin/redirect/…` leads to its target. */
export function HelperPage() {
  const { location } = usePlace();
  const { access } = useAtomValue(visitorAtom);
  const routes = useAtomValue(knownRoutesAtom);
  const previous = useAtomValue(previousPlaceAtom);
  const isRefresh = location.pathname === ROUTES.refresh;
  const wanted = isRefresh ? previous : parseRedirect(location, routes);
  const target = safeTarget(wanted, {
    origin: window.location.origin,
    isKnown: (pathname) => matchRoute(routes, pathname) !== undefined,
  });
  return <Navigate replace to={target ?? indexRoute(access)} state={isRefresh ? { reloads: true } : null} />;
}
