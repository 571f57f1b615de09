import { sharesRole } from '@atrium/contract';
import type { SignedInUser } from '../domain/request-context.ts';
import { StatusError } from '../domain/status-error.ts';
import type { Access } from './declare-route.ts';

/** Lets whoever the route's access line names pass: 401 for nobody, 403 for somebody without the role. */
export function assertAccess(access: Access, user: SignedInUser | undefined): void {
  if (access === 'public') return;
  if (!user) throw new StatusError(401);
  if (access === 'signed-in' || sharesRole(access, user.access)) return;
  throw new StatusError(403);
}
