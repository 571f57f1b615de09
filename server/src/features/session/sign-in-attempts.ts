import type { Database } from '../../database/database.ts';
import { getWaitTime } from './get-wait-time.ts';
import { findBudgetRenewal, restoreBudgets, spendBudgets } from './sign-in-budget-repository.ts';
import {
  findFailures,
  isKnownAddress,
  lockFailures,
  removeFailures,
  type SignInFailures,
  updateFailures,
} from './sign-in-failure-repository.ts';

/** After this many milliseconds without a further attempt, earlier attempts no longer count. */
const LIFETIME = 86_400_000;
/** An id that no user has. */
const NO_USER = '00000000-0000-0000-0000-000000000000';

interface AttemptData {
  /** The name under which the attempt is counted: see `attemptSubjects`. */
  readonly subject: string;
  /** The IP address of the caller, as `getAddressGroup` returns it. */
  readonly address: string;
  /** The user, if the name belongs to one. */
  readonly userId: string | undefined;
  readonly at: Date;
}

export interface SignInAttempt extends AttemptData {
  /** Whether the user has signed in from this address before. */
  readonly isAddressKnown: boolean;
}

/** The names under which attempts are counted. Account, email address and mobile number of a user are one subject. */
export const attemptSubjects = {
  user: (id: string) => `user ${id}`,
  /** A normalized name that belongs to no user. */
  unknown: (name: string) => `name ${name}`,
  secondFactor: (id: string) => `second factor of ${id}`,
  currentPassword: (id: string) => `current password of ${id}`,
  registration: (mail: string) => `registration of ${mail}`,
} as const;

/** Returns the attempt, and whether the user has signed in from its address before. Counts nothing. */
export async function createAttempt(database: Database, data: AttemptData): Promise<SignInAttempt> {
  const { userId, address } = data;
  // An unknown name takes the same steps as a known one, so that the time does not reveal which one it is.
  const isAddressKnown = await isKnownAddress(database, userId ?? NO_USER, address);
  return { ...data, isAddressKnown };
}

/**
 * Returns the time from which an attempt is allowed. Undefined if it is allowed now. Takes no lock, so that many
 * attempts during a wait cost little.
 */
export async function findWaitEnd(database: Database, attempt: SignInAttempt): Promise<Date | undefined> {
  const failures = await findFailures(database, attempt);
  if (isWaiting(failures, attempt)) return failures.waitUntil;
  return attempt.isAddressKnown ? undefined : await findBudgetRenewal(database, attempt, attempt.at);
}

/**
 * Counts an attempt before its password is checked, so that parallel guesses are counted too. Does not count an attempt
 * that must wait, but returns the end of the wait. Waits are per subject and address together. Attempts from an address
 * that the user has never signed in from also use a budget of the subject and one of the address. Therefore many
 * addresses cannot guess one account, one address cannot guess many accounts, and neither locks the owner out of a
 * known address.
 */
export async function countAttempt(database: Database, attempt: SignInAttempt): Promise<Date | undefined> {
  return await database.transaction(async (transaction) => {
    const failures = await lockFailures(transaction, attempt, attempt.at);
    if (isWaiting(failures, attempt)) return failures.waitUntil;
    if (!attempt.isAddressKnown && !(await spendBudgets(transaction, attempt, attempt.at))) {
      // If a budget was renewed meanwhile, the wait ends now.
      return (await findBudgetRenewal(transaction, attempt, attempt.at)) ?? attempt.at;
    }
    await countFailure(transaction, attempt, failures);
    return undefined;
  });
}

/** Clears the counted attempts, and returns the attempt to its budgets, after this attempt has succeeded. */
export async function clearAttempts(database: Database, attempt: SignInAttempt): Promise<void> {
  await removeFailures(database, attempt);
  if (!attempt.isAddressKnown) await restoreBudgets(database, attempt);
}

function isWaiting(
  failures: SignInFailures | undefined,
  { at }: SignInAttempt,
): failures is SignInFailures & { waitUntil: Date } {
  return failures?.waitUntil != null && failures.waitUntil > at;
}

async function countFailure(
  database: Database,
  attempt: SignInAttempt,
  before: SignInFailures,
): Promise<void> {
  const { at } = attempt;
  const isExpired = at.getTime() - before.lastAt.getTime() > LIFETIME;
  const count = isExpired ? 1 : before.count + 1;
  const wait = getWaitTime(count);
  const waitUntil = wait > 0 ? new Date(at.getTime() + wait) : null;
  await updateFailures(database, attempt, { count, lastAt: at, waitUntil });
}
