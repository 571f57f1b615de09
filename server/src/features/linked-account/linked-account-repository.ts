import { and, asc, count, eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { linkedAccounts } from '../../database/schema/linked-accounts.ts';

export type LinkedAccount = typeof linkedAccounts.$inferSelect;

type AccountIdentity = Pick<LinkedAccount, 'issuer' | 'subject'>;

function matchIdentity({ issuer, subject }: AccountIdentity) {
  return and(eq(linkedAccounts.issuer, issuer), eq(linkedAccounts.subject, subject));
}

export async function findLinkedAccount(
  database: Database,
  identity: AccountIdentity,
): Promise<LinkedAccount | undefined> {
  const [found] = await database.select().from(linkedAccounts).where(matchIdentity(identity));
  return found;
}

/** Returns the linked accounts of a user, oldest first. */
export async function findLinkedAccounts(
  database: Database,
  userId: string,
): Promise<readonly LinkedAccount[]> {
  return await database
    .select()
    .from(linkedAccounts)
    .where(eq(linkedAccounts.userId, userId))
    .orderBy(asc(linkedAccounts.createdAt));
}

export async function countLinkedAccounts(database: Database, userId: string): Promise<number> {
  const [counted] = await database
    .select({ value: count() })
    .from(linkedAccounts)
    .where(eq(linkedAccounts.userId, userId));
  return counted?.value ?? 0;
}

/**
 * Links an account in place of an earlier one of the same provider. Returns false if the account belongs to another
 * user.
 */
export async function linkAccount(database: Database, account: LinkedAccount): Promise<boolean> {
  await removeLinkedAccount(database, account);
  const inserted = await database.insert(linkedAccounts).values(account).onConflictDoNothing().returning();
  return inserted.length > 0;
}

/** Removes the account of a provider from a user. Returns whether the user had one. */
export async function removeLinkedAccount(
  database: Database,
  { userId, provider }: Pick<LinkedAccount, 'userId' | 'provider'>,
): Promise<boolean> {
  const removed = await database
    .delete(linkedAccounts)
    .where(and(eq(linkedAccounts.userId, userId), eq(linkedAccounts.provider, provider)))
    .returning({ userId: linkedAccounts.userId });
  return removed.length > 0;
}

/** Stores when an account was last used to sign in, and its current label. */
export async function touchLinkedAccount(
  database: Database,
  { label, lastUsedAt, ...identity }: AccountIdentity & Pick<LinkedAccount, 'label' | 'lastUsedAt'>,
): Promise<void> {
  await database.update(linkedAccounts).set({ label, lastUsedAt }).where(matchIdentity(identity));
}
