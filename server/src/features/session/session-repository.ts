import { LIMITS } from '@atrium/contract';
import { and, desc, eq, gt, ne, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { prepareStatement } from '../../database/prepare-statement.ts';
import { sessions, spentRefreshTokens } from '../../database/schema/sessions.ts';
import { users } from '../../database/schema/users.ts';
import type { UserRecord } from '../identity/user-repository.ts';

export type SessionRecord = typeof sessions.$inferSelect;

export interface SessionOfUser {
  readonly session: SessionRecord;
  readonly user: UserRecord;
}

export async function insertSession(database: Database, session: SessionRecord): Promise<void> {
  await database.insert(sessions).values(session);
}

/** Every request runs this statement. */
const sessionByTokenHash = prepareStatement((database) =>
  database
    .select({ session: sessions, user: users })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.tokenHash, sql.placeholder('tokenHash')))
    .prepare('session_by_token_hash'),
);

/** Returns the session whose token has this hash, and its user. The session or the token may have expired. */
export async function findSessionByTokenHash(
  database: Database,
  tokenHash: string,
): Promise<SessionOfUser | undefined> {
  const [found] = await sessionByTokenHash(database).execute({ tokenHash });
  return found;
}

/** Returns the session whose newest refresh token has this hash, and locks it until the transaction ends. */
export async function lockSessionByRefreshHash(
  database: Database,
  refreshHash: string,
): Promise<SessionRecord | undefined> {
  const [found] = await database
    .select()
    .from(sessions)
    .where(eq(sessions.refreshHash, refreshHash))
    .for('update');
  return found;
}

/** Returns the session in which the refresh token with this hash was used, and the time of its use. */
export async function findSpentRefreshToken(database: Database, hash: string) {
  const [found] = await database
    .select({ session: sessions, spent: spentRefreshTokens })
    .from(spentRefreshTokens)
    .innerJoin(sessions, eq(sessions.id, spentRefreshTokens.sessionId))
    .where(eq(spentRefreshTokens.hash, hash));
  return found;
}

/** Stores a session's next token pair, and the hash of the used refresh token. */
export async function advanceSession(
  database: Database,
  before: SessionRecord,
  next: Pick<
    SessionRecord,
    'generation' | 'tokenHash' | 'tokenExpiresAt' | 'refreshHash' | 'idleExpiresAt' | 'lastUsedAt'
  >,
): Promise<void> {
  await database.insert(spentRefreshTokens).values({
    hash: before.refreshHash,
    sessionId: before.id,
    generation: before.generation,
    spentAt: next.lastUsedAt,
  });
  await database.update(sessions).set(next).where(eq(sessions.id, before.id));
}

/** Stores that the user of a session has proven their identity. */
export async function storeProof(database: Database, id: string, provenAt: Date): Promise<void> {
  await database.update(sessions).set({ provenAt }).where(eq(sessions.id, id));
}

/** Stores the time of the last use of a session. */
export async function touchSession(database: Database, id: string, at: Date): Promise<void> {
  await database.update(sessions).set({ lastUsedAt: at }).where(eq(sessions.id, id));
}

/** Returns the newest `LIMITS.unpagedListSize` sessions that can still be used, newest first. */
export async function findSessions(
  database: Database,
  userId: string,
  at: Date,
): Promise<readonly SessionRecord[]> {
  return await database
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.idleExpiresAt, at), gt(sessions.expiresAt, at)))
    .orderBy(desc(sessions.createdAt), desc(sessions.id))
    .limit(LIMITS.unpagedListSize);
}

/** Ends a session. Returns false when the id does not exist or the session belongs to another user. */
export async function endSession(
  database: Database,
  session: { id: string; userId: string },
): Promise<boolean> {
  const ended = await database
    .delete(sessions)
    .where(and(eq(sessions.id, session.id), eq(sessions.userId, session.userId)))
    .returning({ id: sessions.id });
  return ended.length > 0;
}

/** Ends all sessions of a user, or all except one. */
export async function endSessions(database: Database, userId: string, exceptId?: string): Promise<void> {
  const others = exceptId === undefined ? undefined : ne(sessions.id, exceptId);
  await database.delete(sessions).where(and(eq(sessions.userId, userId), others));
}
