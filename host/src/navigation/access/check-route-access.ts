import { mayVisit } from '@atrium/contract';
import type { KnownRoute } from '../routes/known-route.ts';

export type Verdict = 'allowed' | 'sign-in' | 'forbidden' | 'unknown';

interface Visitor {
  /** Whether there is a session with a known user. */
  readonly isSignedIn: boolean;
  readonly access: readonly string[] | undefined;
}

/**
 * Applies the guard's rule. Without a session the addresses of remotes are not known, so an unknown address leads to
 * sign-in.
 */
export function checkRouteAccess(route: KnownRoute | undefined, { isSignedIn, access }: Visitor): Verdict {
  if (route?.isPublic) return 'allowed';
  if (!isSignedIn) return 'sign-in';
  if (!route) return 'unknown';
  return mayVisit(route.access, access) ? 'allowed' : 'forbidden';
}
