import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { sessionOrigins } from '../../database/schema/linked-accounts.ts';
import { sessions } from '../../database/schema/sessions.ts';
import type { LogoutSubject } from '../../openid/verify-logout-token.ts';

export type SessionOrigin = typeof sessionOrigins.$inferSelect;

export async function insertSessionOrigin(database: Database, origin: SessionOrigin): Promise<void> {
  await database.insert(sessionOrigins).values(origin);
}

/** Returns the account of a provider with which a session began. */
export async function findSessionOrigin(
  database: Database,
  sessionId: string,
): Promise<SessionOrigin | undefined> {
  const [found] = await database.select().from(sessionOrigins).where(eq(sessionOrigins.sessionId, sessionId));
  return found;
}

/**
 * Ends the sessions that began with this account of a provider (`subject`) in this session at the provider (`session`).
 * If one of the two is undefined, only the other one must match. Returns the number of ended sessions.
 */
export async function endSessionsOfOrigin(
  database: Database,
  { issuer, subject, session }: LogoutSubject,
): Promise<number> {
  const matching = database
    .select({ id: sessionOrigins.sessionId })
    .from(sessionOrigins)
    .where(
      and(
        eq(sessionOrigins.issuer, issuer),
        subject === undefined ? undefined : eq(sessionOrigins.subject, subject),
        session === undefined ? undefined : eq(sessionOrigins.providerSession, session),
      ),
    );
  const ended = await database
    .delete(sessions)
    .where(inArray(sessions.id, matching))
    .returning({ id: sessions.id });
  return ended.length;
}
