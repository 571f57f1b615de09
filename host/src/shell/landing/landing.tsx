import { Navigate } from '@atrium/ui/router';
import { useAtomValue } from 'jotai';
import { PageSpinner } from '../../components/page-spinner/page-spinner.tsx';
import { toSafeTarget } from '../../navigation/access/to-safe-target.ts';
import { visitorAtom } from '../../navigation/access/visitor-atom.ts';
import { useNavigationState } from '../../navigation/history/use-navigation-state.ts';
import { getIndexPath } from '../../navigation/routes/get-index-path.ts';
import { matchRoute } from '../../navigation/routes/known-route.ts';
import { remotesAtom } from '../../remotes/index.ts';
import { knownRoutesAtom } from '../menu/state/known-routes-atom.ts';

/**
 * Redirects a user who has just signed in: to the requested page if the console knows it, otherwise to the user's index
 * page.
 */
export function Landing() {
  const { search } = useNavigationState().location;
  const { access } = useAtomValue(visitorAtom);
  const { state } = useAtomValue(remotesAtom);
  const routes = useAtomValue(knownRoutesAtom);
  if (state === 'idle' || state === 'loading') return <PageSpinner />;
  const requestedPath = toSafeTarget(new URLSearchParams(search).get('redirect'), {
    origin: window.location.origin,
    isKnown: (pathname) => matchRoute(routes, pathname) !== undefined,
  });
  return <Navigate replace to={requestedPath ?? getIndexPath(access)} />;
}
