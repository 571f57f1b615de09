import { and, eq, gt } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { pendingSignIns } from '../../database/schema/second-factors.ts';

export type PendingSignInRecord = typeof pendingSignIns.$inferSelect;

export async function insertPendingSignIn(database: Database, pending: PendingSignInRecord): Promise<void> {
  await database.insert(pendingSignIns).values(pending);
}

/** Returns a sign-in that waits for its second step. Returns undefined when it is unknown, completed or expired. */
export async function findPendingSignIn(
  database: Database,
  tokenHash: string,
  at: Date,
): Promise<PendingSignInRecord | undefined> {
  const isOpen = and(eq(pendingSignIns.tokenHash, tokenHash), gt(pendingSignIns.expiresAt, at));
  const [found] = await database.select().from(pendingSignIns).where(isOpen);
  return found;
}

/** Ends a pending sign-in. Returns false when another request has ended it. */
export async function removePendingSignIn(database: Database, tokenHash: string): Promise<boolean> {
  const taken = await database
    .delete(pendingSignIns)
    .where(eq(pendingSignIns.tokenHash, tokenHash))
    .returning({ userId: pendingSignIns.userId });
  return taken.length > 0;
}
