import { and, eq, gt, isNull, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../database/database.ts';
import { resetLinks } from '../../database/schema/reset-links.ts';
import { users } from '../../database/schema/users.ts';
import { mayManageUsers } from '../identity/user-manager-query.ts';

const issuers = alias(users, 'issuers');

export async function insertResetLink(
  database: Database,
  link: typeof resetLinks.$inferInsert,
): Promise<void> {
  await database.insert(resetLinks).values(link);
}

/**
 * Removes a link, because it works only once, and returns the id of its user. Returns undefined when the link is
 * unknown, used or expired.
 */
export async function consumeResetLink(
  database: Database,
  tokenHash: string,
  at: Date,
): Promise<string | undefined> {
  const [removed] = await database
    .delete(resetLinks)
    .where(and(eq(resetLinks.tokenHash, tokenHash), gt(resetLinks.expiresAt, at)))
    .returning({ userId: resetLinks.userId });
  return removed?.userId;
}

/**
 * Returns the id of the user of a link. Returns undefined when the link is unknown, used or expired, or when the user
 * who issued it may no longer manage users.
 */
export async function findResetLinkOwnerId(
  database: Database,
  tokenHash: string,
  at: Date,
): Promise<string | undefined> {
  const mayIssue = and(eq(issuers.status, 'active'), mayManageUsers(issuers.access));
  const [found] = await database
    .select({ userId: resetLinks.userId })
    .from(resetLinks)
    .leftJoin(issuers, eq(issuers.id, resetLinks.issuedBy))
    .where(
      and(
        eq(resetLinks.tokenHash, tokenHash),
        gt(resetLinks.expiresAt, at),
        or(isNull(resetLinks.issuedBy), mayIssue),
      ),
    );
  return found?.userId;
}

/** Removes all links of a user, or only those that were requested on the sign-in page. */
export async function removeResetLinks(
  database: Database,
  userId: string,
  { isRequestedAtSignIn }: { readonly isRequestedAtSignIn?: true } = {},
): Promise<void> {
  const requested = isRequestedAtSignIn ? eq(resetLinks.isRequested, true) : undefined;
  await database.delete(resetLinks).where(and(eq(resetLinks.userId, userId), requested));
}
