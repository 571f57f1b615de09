import type { Database } from '../../database/database.ts';
import { spentChallenges } from '../../database/schema/spent-challenges.ts';

/** Returns whether this is the first use of a challenge. Of concurrent uses, only one is the first. */
export async function spendChallenge(
  database: Database,
  challenge: { readonly nonce: string; readonly expiresAt: Date },
): Promise<boolean> {
  const inserted = await database
    .insert(spentChallenges)
    .values(challenge)
    .onConflictDoNothing()
    .returning({ nonce: spentChallenges.nonce });
  return inserted.length === 1;
}
