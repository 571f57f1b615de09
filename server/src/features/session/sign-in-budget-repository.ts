import { and, desc, eq, gt, gte, inArray, lte, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { signInBudgets } from '../../database/schema/sign-in.ts';
import { hashText } from '../identity/hash-text.ts';

const HOUR = 3_600_000;
const BUDGET_PER_HOUR = 60;

/**
 * An attempt from an unknown address uses two budgets: that of the subject (what is attempted, such as an account) and
 * that of the address.
 */
export interface BudgetOwners {
  readonly subject: string;
  readonly address: string;
}

/**
 * Returns the time from which both budgets have attempts left again. Undefined while neither is exhausted. Takes no
 * lock.
 */
export async function findBudgetRenewal(
  database: Database,
  owners: BudgetOwners,
  at: Date,
): Promise<Date | undefined> {
  const [spent] = await database
    .select({ since: signInBudgets.since })
    .from(signInBudgets)
    .where(
      and(
        inArray(signInBudgets.ownerHash, getHashes(owners)),
        gte(signInBudgets.count, BUDGET_PER_HOUR),
        gt(signInBudgets.since, subtractHour(at)),
      ),
    )
    .orderBy(desc(signInBudgets.since))
    .limit(1);
  return spent && new Date(spent.since.getTime() + HOUR);
}

/** Takes one attempt from both budgets. Returns false and takes nothing when one of them is exhausted. */
export async function spendBudgets(database: Database, owners: BudgetOwners, at: Date): Promise<boolean> {
  const hasExpired = lte(signInBudgets.since, subtractHour(at));
  const ownerHashes = getHashes(owners);
  const updated = await database
    .insert(signInBudgets)
    .values(ownerHashes.map((ownerHash) => ({ ownerHash, count: 1, since: at })))
    .onConflictDoUpdate({
      target: signInBudgets.ownerHash,
      set: {
        count: sql`case when ${hasExpired} then 1 else ${signInBudgets.count} + 1 end`,
        since: sql`case when ${hasExpired} then excluded.since else ${signInBudgets.since} end`,
      },
      setWhere: sql`${signInBudgets.count} < ${BUDGET_PER_HOUR} or ${hasExpired}`,
    })
    .returning({ ownerHash: signInBudgets.ownerHash });
  if (updated.length === ownerHashes.length) return true;
  await restoreEach(
    database,
    updated.map(({ ownerHash }) => ownerHash),
  );
  return false;
}

/** Returns one attempt to both budgets. */
export async function restoreBudgets(database: Database, owners: BudgetOwners): Promise<void> {
  await restoreEach(database, getHashes(owners));
}

/**
 * Returns one attempt to each of these budgets. Updates one row after the other: a statement for both rows would
 * lock them in any order, and could deadlock with an attempt that uses both budgets.
 */
async function restoreEach(database: Database, ownerHashes: readonly string[]): Promise<void> {
  for (const ownerHash of ownerHashes) {
    await database
      .update(signInBudgets)
      .set({ count: sql`greatest(${signInBudgets.count} - 1, 0)` })
      .where(eq(signInBudgets.ownerHash, ownerHash));
  }
}

function subtractHour(at: Date): Date {
  return new Date(at.getTime() - HOUR);
}

/** Returns the subject's hash first, so that concurrent attempts lock the two rows in the same order. */
function getHashes({ subject, address }: BudgetOwners): string[] {
  return [subject, `address ${address}`].map(hashText);
}
