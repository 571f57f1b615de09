import { ROUTES } from '@atrium/contract';
import { HOST_ROUTES } from './host-routes.ts';
import { matchRoute } from './known-route.ts';

/** Returns whether the page of an address is shown outside the shell. Then no page of the shell stays mounted. */
export function isStandalonePath(pathname: string): boolean {
  const route = matchRoute(HOST_ROUTES, pathname)?.route;
  return pathname === ROUTES.index || route?.path === ROUTES.registerResult || route?.isPublic === true;
}
