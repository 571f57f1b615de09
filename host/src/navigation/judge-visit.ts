import { mayVisit } from '@atrium/contract';
import type { KnownRoute } from './known-route.ts';

export type Verdict = 'allowed' | 'sign-in' | 'forbidden' | 'unknown';

interface Visitor {
  /** Whether there is a session and somebody known behind it. */
  readonly isSignedIn: boolean;
  readonly access: readonly string[] | undefined;
}

/** The guard's rule. Without a session nobody knows the addresses of remotes: an unknown one leads to sign-in. */
export function judgeVisit(route: KnownRoute | undefined, { isSignedIn, access }: Visitor): Verdict {
  if (route?.isPublic) return 'allowed';
  if (!isSignedIn) return 'sign-in';
  if (!route) return 'unknown';
  return mayVisit(route.access, access) ? 'allowed' : 'forbidden';
}
