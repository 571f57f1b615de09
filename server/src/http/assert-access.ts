import { sharesRole } from '@atrium/contract';
import type { Access } from './declare-route.ts';
import type { SignedInUser } from './request-context.ts';
import { StatusFailure } from './status-failure.ts';

/** Lets whoever the route's access line names pass: 401 for nobody, 403 for somebody without the role. */
export function assertAccess(access: Access, user: SignedInUser | undefined): void {
  if (access === 'public') return;
  if (!user) throw new StatusFailure(401);
  if (access === 'signed-in' || sharesRole(access, user.access)) return;
  throw new StatusFailure(403);
}
