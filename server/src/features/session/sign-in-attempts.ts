import { createHash } from 'node:crypto';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { knownAddresses, signInBudgets, signInFailures } from '../../database/schema/sign-in.ts';
import { waitAfter } from './wait-after.ts';

const DAY = 86_400_000;
const HOUR = 3_600_000;
const BUDGET_PER_HOUR = 60;
const NOBODY = '00000000-0000-0000-0000-000000000000';

export interface SignInAttempt {
  /** What was typed as account, folded; counted whether or not there is one. */
  readonly identifier: string;
  readonly address: string;
  /** Whose it is, if anybody's. */
  readonly userId: string | undefined;
  readonly at: Date;
}

/**
 * Counts a try before its password is looked at, so that guesses sent side by side are counted too, or answers until
 * when to wait. Waits are per account and address together. Addresses from which the person has never signed in
 * share a budget, so that many of them can neither guess on nor lock the owner out.
 */
export async function reserveAttempt(database: Database, attempt: SignInAttempt): Promise<Date | undefined> {
  return await database.transaction(async (transaction) => {
    const failures = await lockFailures(transaction, attempt);
    if (failures.waitUntil && failures.waitUntil > attempt.at) return failures.waitUntil;
    const isKnown = await isKnownAddress(transaction, attempt);
    const budgetWait = isKnown ? undefined : await spendBudget(transaction, attempt);
    if (!budgetWait) await countFailure(transaction, attempt, failures);
    return budgetWait;
  });
}

/** Takes a counted try back: its password was right, or nobody looked at it. */
export async function forgiveAttempt(database: Database, attempt: SignInAttempt): Promise<void> {
  await database.delete(signInFailures).where(failuresOf(attempt));
  if (await isKnownAddress(database, attempt)) return;
  await database
    .update(signInBudgets)
    .set({ count: sql`greatest(${signInBudgets.count} - 1, 0)` })
    .where(eq(signInBudgets.accountHash, hashIdentifier(attempt.identifier)));
}

export async function rememberAddress(
  database: Database,
  known: { readonly userId: string; readonly address: string; readonly at: Date },
): Promise<void> {
  await database
    .insert(knownAddresses)
    .values({ userId: known.userId, address: known.address, lastAt: known.at })
    .onConflictDoUpdate({
      target: [knownAddresses.userId, knownAddresses.address],
      set: { lastAt: known.at },
    });
}

async function isKnownAddress(database: Database, attempt: SignInAttempt): Promise<boolean> {
  const found = await database
    .select({ lastAt: knownAddresses.lastAt })
    .from(knownAddresses)
    .where(
      and(eq(knownAddresses.userId, attempt.userId ?? NOBODY), eq(knownAddresses.address, attempt.address)),
    );
  return found.length > 0;
}

async function spendBudget(database: Database, attempt: SignInAttempt): Promise<Date | undefined> {
  const accountHash = hashIdentifier(attempt.identifier);
  await database
    .insert(signInBudgets)
    .values({ accountHash, count: 0, since: attempt.at })
    .onConflictDoNothing();
  const row = eq(signInBudgets.accountHash, accountHash);
  const [budget] = await database.select().from(signInBudgets).where(row).for('update');
  const ends = new Date((budget?.since ?? attempt.at).getTime() + HOUR);
  const isOver = ends <= attempt.at;
  if (!isOver && (budget?.count ?? 0) >= BUDGET_PER_HOUR) return ends;
  const next = isOver ? { count: 1, since: attempt.at } : { count: (budget?.count ?? 0) + 1 };
  await database.update(signInBudgets).set(next).where(row);
  return undefined;
}

type Failures = typeof signInFailures.$inferSelect;

async function lockFailures(database: Database, attempt: SignInAttempt): Promise<Failures> {
  const none = { accountHash: hashIdentifier(attempt.identifier), address: attempt.address, count: 0 };
  await database
    .insert(signInFailures)
    .values({ ...none, lastAt: attempt.at })
    .onConflictDoNothing();
  const [failures] = await database.select().from(signInFailures).where(failuresOf(attempt)).for('update');
  return failures ?? { ...none, lastAt: attempt.at, waitUntil: null };
}

async function countFailure(database: Database, attempt: SignInAttempt, before: Failures): Promise<void> {
  const isForgotten = attempt.at.getTime() - before.lastAt.getTime() > DAY;
  const count = isForgotten ? 1 : before.count + 1;
  const wait = waitAfter(count);
  await database
    .update(signInFailures)
    .set({ count, lastAt: attempt.at, waitUntil: wait > 0 ? new Date(attempt.at.getTime() + wait) : null })
    .where(failuresOf(attempt));
}

function failuresOf(attempt: SignInAttempt): SQL | undefined {
  const accountHash = hashIdentifier(attempt.identifier);
  return and(eq(signInFailures.accountHash, accountHash), eq(signInFailures.address, attempt.address));
}

function hashIdentifier(identifier: string): string {
  return createHash('sha256').update(identifier).digest('base64url');
}
