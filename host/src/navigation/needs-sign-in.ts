import { ROUTES } from '@atrium/contract';
import { HOST_ROUTES } from './host-routes.ts';
import { isHelperPath } from './is-helper-path.ts';
import { matchRoute } from './known-route.ts';

/**
 * Returns whether an address is one of the host's own that require a session. The host does not know those of remotes
 * without a session.
 */
export function needsSignIn(pathname: string): boolean {
  const route = matchRoute(HOST_ROUTES, pathname)?.route;
  return pathname === ROUTES.admin || isHelperPath(pathname) || (route !== undefined && !route.isPublic);
}
