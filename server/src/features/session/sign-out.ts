import type { DataOf, logoutCall } from '@atrium/contract';
import type { RequestContext, SignedInUser } from '../../domain/request-context.ts';
import type { SessionParts } from './session-parts.ts';
import { endSession } from './session-repository.ts';

export async function signOut(
  { database }: SessionParts,
  _body: unknown,
  { user }: RequestContext<SignedInUser>,
): Promise<DataOf<typeof logoutCall>> {
  return { done: await endSession(database, { id: user.sessionId, userId: user.id }) };
}
