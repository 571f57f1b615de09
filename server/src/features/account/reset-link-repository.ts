import { and, eq, gt } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { resetLinks } from '../../database/schema/reset-links.ts';

export async function insertResetLink(
  database: Database,
  link: { readonly tokenHash: string; readonly userId: string; readonly expiresAt: Date },
): Promise<void> {
  await database.insert(resetLinks).values(link);
}

/** Marks a link as used and returns its user. Returns undefined when the link is unknown, used or expired. */
export async function takeResetLink(
  database: Database,
  tokenHash: string,
  at: Date,
): Promise<string | undefined> {
  const [taken] = await database
    .delete(resetLinks)
    .where(and(eq(resetLinks.tokenHash, tokenHash), gt(resetLinks.expiresAt, at)))
    .returning({ userId: resetLinks.userId });
  return taken?.userId;
}

export async function findResetLinkOwner(
  database: Database,
  tokenHash: string,
  at: Date,
): Promise<string | undefined> {
  const [found] = await database
    .select({ userId: resetLinks.userId })
    .from(resetLinks)
    .where(and(eq(resetLinks.tokenHash, tokenHash), gt(resetLinks.expiresAt, at)));
  return found?.userId;
}

export async function removeResetLinks(database: Database, userId: string): Promise<void> {
  await database.delete(resetLinks).where(eq(resetLinks.userId, userId));
}
