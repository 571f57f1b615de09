import { and, eq, type SQL } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { knownAddresses, signInFailures } from '../../database/schema/sign-in.ts';
import { hashToken } from '../identity/hash-token.ts';
import { findSpentBudget, restoreBudgets, spendBudgets } from './sign-in-budgets.ts';
import { waitAfter } from './wait-after.ts';

const DAY = 86_400_000;
const NOBODY = '00000000-0000-0000-0000-000000000000';

interface Tried {
  /** What the attempt is counted under: see `attemptSubjects`. */
  readonly subject: string;
  readonly address: string;
  /** The user, if the name belongs to one. */
  readonly userId: string | undefined;
  readonly at: Date;
}

export interface SignInAttempt extends Tried {
  /** Whether the user has signed in from this address before. */
  readonly isKnown: boolean;
}

/** What attempts are counted under. Account, mail and mobile of one user are one subject. */
export const attemptSubjects = {
  user: (id: string) => `user ${id}`,
  /** A normalized name that belongs to no user. */
  unknown: (name: string) => `name ${name}`,
  presentPassword: (id: string) => `present password of ${id}`,
} as const;

export async function identifyAttempt(database: Database, tried: Tried): Promise<SignInAttempt> {
  return { ...tried, isKnown: await isKnownAddress(database, tried) };
}

/** Returns until when an attempt must wait. Takes no lock, so that a flood of attempts during a wait costs little. */
export async function findWait(database: Database, attempt: SignInAttempt): Promise<Date | undefined> {
  const [failures] = await database.select().from(signInFailures).where(failuresOf(attempt));
  if (isWaiting(failures, attempt)) return failures.waitUntil;
  return attempt.isKnown ? undefined : await findSpentBudget(database, attempt, attempt.at);
}

/**
 * Counts an attempt before its password is checked, so that parallel guesses are counted too, or returns until when to
 * wait. Waits are per subject and address together. Attempts from an address that the user has never signed in from
 * also spend a budget of the subject and one of the address. So many addresses cannot guess one account, one address
 * cannot guess many accounts, and neither locks the owner out of a known address.
 */
export async function countAttempt(database: Database, attempt: SignInAttempt): Promise<Date | undefined> {
  return await database.transaction(async (transaction) => {
    const failures = await lockFailures(transaction, attempt);
    if (isWaiting(failures, attempt)) return failures.waitUntil;
    if (!attempt.isKnown && !(await spendBudgets(transaction, attempt, attempt.at))) {
      return (await findSpentBudget(transaction, attempt, attempt.at)) ?? attempt.at;
    }
    await countFailure(transaction, attempt, failures);
    return undefined;
  });
}

/** Clears the attempts that were counted before a right password. */
export async function clearAttempts(database: Database, attempt: SignInAttempt): Promise<void> {
  await database.delete(signInFailures).where(failuresOf(attempt));
  if (!attempt.isKnown) await restoreBudgets(database, attempt);
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

async function isKnownAddress(database: Database, attempt: Tried): Promise<boolean> {
  const found = await database
    .select({ lastAt: knownAddresses.lastAt })
    .from(knownAddresses)
    .where(
      and(eq(knownAddresses.userId, attempt.userId ?? NOBODY), eq(knownAddresses.address, attempt.address)),
    );
  return found.length > 0;
}

type Failures = typeof signInFailures.$inferSelect;

function isWaiting(
  failures: Failures | undefined,
  { at }: SignInAttempt,
): failures is Failures & { waitUntil: Date } {
  return failures?.waitUntil != null && failures.waitUntil > at;
}

async function lockFailures(database: Database, attempt: SignInAttempt): Promise<Failures> {
  const none = { subjectHash: hashToken(attempt.subject), address: attempt.address, count: 0 };
  await database
    .insert(signInFailures)
    .values({ ...none, lastAt: attempt.at })
    .onConflictDoNothing();
  const [failures] = await database.select().from(signInFailures).where(failuresOf(attempt)).for('update');
  return failures ?? { ...none, lastAt: attempt.at, waitUntil: null };
}

async function countFailure(database: Database, attempt: SignInAttempt, before: Failures): Promise<void> {
  const isForgotten = attempt.at.getTime() - before.lastAt.getTime() > DAY;
  const failures = isForgotten ? 1 : before.count + 1;
  const wait = waitAfter(failures);
  const waitUntil = wait > 0 ? new Date(attempt.at.getTime() + wait) : null;
  await database
    .update(signInFailures)
    .set({ count: failures, lastAt: attempt.at, waitUntil })
    .where(failuresOf(attempt));
}

function failuresOf(attempt: SignInAttempt): SQL | undefined {
  const subjectHash = hashToken(attempt.subject);
  return and(eq(signInFailures.subjectHash, subjectHash), eq(signInFailures.address, attempt.address));
}
