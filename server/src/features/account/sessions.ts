import {
  type BodyOf,
  type DataOf,
  ERROR_CODES,
  type revokeSessionCall,
  type SignedInDevice,
  type sessionsCall,
} from '@atrium/contract';
import { BusinessError } from '../../domain/business-error.ts';
import type { RequestContext, SignedInUser } from '../../domain/request-context.ts';
import type { AppDependencies } from '../app-dependencies.ts';
import { endSession, findSessions, type SessionRecord } from '../session/session-repository.ts';

/** Returns the sessions of the user, each with its device. */
export async function listSessions(
  { database }: AppDependencies,
  _body: unknown,
  { user, at }: RequestContext<SignedInUser>,
): Promise<DataOf<typeof sessionsCall>> {
  const sessions = await findSessions(database, user.id, at);
  return { list: sessions.map(toDevice), currentId: user.sessionId };
}

export function toDevice({ id, device, address, createdAt, lastUsedAt }: SessionRecord): SignedInDevice {
  return {
    id,
    device,
    address,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
  };
}

/** Ends a session of the user. */
export async function revokeSession(
  { database }: AppDependencies,
  { id }: BodyOf<typeof revokeSessionCall>,
  { user }: RequestContext<SignedInUser>,
): Promise<void> {
  if (!(await endSession(database, { id, userId: user.id }))) throw new BusinessError(ERROR_CODES.notFound);
}
