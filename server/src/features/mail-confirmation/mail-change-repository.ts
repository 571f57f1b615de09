import { and, eq, gt } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { mailChanges } from '../../database/schema/mail-changes.ts';

type MailChange = typeof mailChanges.$inferInsert;

/** Stores the link that changes the email address of a user, in place of an earlier one. */
export async function storeMailChange(database: Database, change: MailChange): Promise<void> {
  const { tokenHash, mail, expiresAt } = change;
  await database
    .insert(mailChanges)
    .values(change)
    .onConflictDoUpdate({ target: mailChanges.userId, set: { tokenHash, mail, expiresAt } });
}

/**
 * Uses up a link of a user, and returns the new email address. Returns undefined if the link is
 * unknown, used or expired, or belongs to another user.
 */
export async function consumeMailChange(
  database: Database,
  { tokenHash, userId, at }: { readonly tokenHash: string; readonly userId: string; readonly at: Date },
): Promise<string | undefined> {
  const [taken] = await database
    .delete(mailChanges)
    .where(
      and(
        eq(mailChanges.tokenHash, tokenHash),
        eq(mailChanges.userId, userId),
        gt(mailChanges.expiresAt, at),
      ),
    )
    .returning({ mail: mailChanges.mail });
  return taken?.mail;
}
