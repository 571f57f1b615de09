import type { Database } from '../../database/database.ts';
import { spentChallenges } from '../../database/schema/spent-challenges.ts';

/**
 * Marks a challenge as used. Returns whether this is its first use. Of several concurrent uses, only one returns true.
 */
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
