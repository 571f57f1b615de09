import { ROUTES } from '@atrium/contract';
import { HOST_ROUTES } from '../routes/host-routes.ts';
import { isRedirectPath } from '../routes/is-redirect-path.ts';
import { matchRoute } from '../routes/known-route.ts';

/**
 * Returns whether an address belongs to the host and requires a session. Returns `false` for addresses of remotes,
 * which the host does not know without a session.
 */
export function isSignedInHostPath(pathname: string): boolean {
  const route = matchRoute(HOST_ROUTES, pathname)?.route;
  return pathname === ROUTES.admin || isRedirectPath(pathname) || (route !== undefined && !route.isPublic);
}
