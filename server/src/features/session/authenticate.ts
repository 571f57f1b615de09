import type { Database } from '../../database/database.ts';
import type { SignedInUser } from '../../domain/request-context.ts';
import { hashText } from '../identity/hash-text.ts';
import { resolveAccess } from '../identity/resolve-access.ts';
import { SESSION_LIFETIMES } from './session-lifetimes.ts';
import { findSessionByTokenHash, touchSession } from './session-repository.ts';

/**
 * Returns the user of a token. The user is read for each request, so that a changed role, a disabled user and an ended
 * session take effect immediately. Returns undefined when the token is unknown or expired, or its user is disabled.
 */
export async function authenticate(
  database: Database,
  token: string,
  at: Date,
): Promise<SignedInUser | undefined> {
  const found = await findSessionByTokenHash(database, hashText(token));
  if (!found) return undefined;
  const { session, user } = found;
  if (session.tokenExpiresAt <= at || session.expiresAt <= at || user.status !== 'active') return undefined;
  if (at.getTime() - session.lastUsedAt.getTime() > SESSION_LIFETIMES.touch) {
    await touchSession(database, session.id, at);
  }
  return {
    id: user.id,
    account: user.account,
    name: user.name,
    access: await resolveAccess(database, user.access),
    sessionId: session.id,
    provenAt: session.provenAt,
    status: user.status,
  };
}
