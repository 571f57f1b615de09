import { mayVisit } from '@atrium/contract';
import type { KnownRoute } from '../routes/known-route.ts';

/** Whether a visitor may open an address: `allowed`, or the reason why not. `unknown`: no page has the address. */
export type RouteVerdict = 'allowed' | 'sign-in' | 'forbidden' | 'unknown';

interface Visitor {
  /** Whether there is a session with a known user. */
  readonly isSignedIn: boolean;
  /** The access list of the user: built-in roles and permissions. */
  readonly access: readonly string[] | undefined;
}

/**
 * Returns whether a visitor may open the page of a route (`undefined` if no page has the address). Without a session,
 * the host does not know the addresses of remotes, so every address that is not public requires sign-in.
 */
export function checkRouteAccess(
  route: KnownRoute | undefined,
  { isSignedIn, access }: Visitor,
): RouteVerdict {
  if (route?.isPublic) return 'allowed';
  if (!isSignedIn) return 'sign-in';
  if (!route) return 'unknown';
  return mayVisit(route.access, access) ? 'allowed' : 'forbidden';
}
