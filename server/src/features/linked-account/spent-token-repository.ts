import type { Database } from '../../database/database.ts';
import { spentTokens } from '../../database/schema/linked-accounts.ts';

/** Uses up a token that works once. Returns false if it was used before. */
export async function spendToken(
  database: Database,
  { tokenHash, expiresAt }: { readonly tokenHash: string; readonly expiresAt: Date },
): Promise<boolean> {
  const spent = await database
    .insert(spentTokens)
    .values({ tokenHash, expiresAt })
    .onConflictDoNothing()
    .returning({ tokenHash: spentTokens.tokenHash });
  return spent.length > 0;
}
