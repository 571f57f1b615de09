import { lt, or } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { spentTokens } from '../../database/schema/linked-accounts.ts';
import { mailChanges } from '../../database/schema/mail-changes.ts';
import { mailConfirmations } from '../../database/schema/mail-confirmations.ts';
import { resetLinks } from '../../database/schema/reset-links.ts';
import { pendingSignIns } from '../../database/schema/second-factors.ts';
import { sessions } from '../../database/schema/sessions.ts';
import { signInBudgets, signInFailures } from '../../database/schema/sign-in.ts';
import { spentChallenges } from '../../database/schema/spent-challenges.ts';

const DAY = 86_400_000;

/** Removes sessions, links, second steps, challenges, used tokens, counted failures and budgets that have expired. */
export async function removeExpired(database: Database, at: Date): Promise<void> {
  const yesterday = new Date(at.getTime() - DAY);
  await database.delete(sessions).where(or(lt(sessions.expiresAt, at), lt(sessions.idleExpiresAt, at)));
  await database.delete(resetLinks).where(lt(resetLinks.expiresAt, at));
  await database.delete(mailConfirmations).where(lt(mailConfirmations.expiresAt, at));
  await database.delete(mailChanges).where(lt(mailChanges.expiresAt, at));
  await database.delete(pendingSignIns).where(lt(pendingSignIns.expiresAt, at));
  await database.delete(spentChallenges).where(lt(spentChallenges.expiresAt, at));
  await database.delete(spentTokens).where(lt(spentTokens.expiresAt, at));
  await database.delete(signInFailures).where(lt(signInFailures.lastAt, yesterday));
  await database.delete(signInBudgets).where(lt(signInBudgets.since, yesterday));
}
