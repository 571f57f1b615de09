import { and, eq, gt } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { mailConfirmations } from '../../database/schema/mail-confirmations.ts';

export async function insertConfirmation(
  database: Database,
  confirmation: typeof mailConfirmations.$inferInsert,
): Promise<void> {
  await database.insert(mailConfirmations).values(confirmation);
}

/**
 * Uses up a confirmation link of a user. Returns false if the link is unknown, used or expired, or
 * belongs to another user.
 */
export async function consumeConfirmation(
  database: Database,
  { tokenHash, userId, at }: { readonly tokenHash: string; readonly userId: string; readonly at: Date },
): Promise<boolean> {
  const taken = await database
    .delete(mailConfirmations)
    .where(
      and(
        eq(mailConfirmations.tokenHash, tokenHash),
        eq(mailConfirmations.userId, userId),
        gt(mailConfirmations.expiresAt, at),
      ),
    )
    .returning();
  return taken.length > 0;
}

export async function removeConfirmations(database: Database, userId: string): Promise<void> {
  await database.delete(mailConfirmations).where(eq(mailConfirmations.userId, userId));
}
