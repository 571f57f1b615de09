import { and, eq, type SQL } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { knownAddresses, signInFailures } from '../../database/schema/sign-in.ts';
import { hashText } from '../identity/hash-text.ts';

export type SignInFailures = typeof signInFailures.$inferSelect;

interface FailureKey {
  /** The name under which failures are counted: see `attemptSubjects`. */
  readonly subject: string;
  readonly address: string;
}

export async function findFailures(database: Database, key: FailureKey): Promise<SignInFailures | undefined> {
  const [failures] = await database.select().from(signInFailures).where(isCountedUnder(key));
  return failures;
}

/** Locks the row until the transaction ends. Creates it if it does not exist. */
export async function lockFailures(database: Database, key: FailureKey, at: Date): Promise<SignInFailures> {
  const none = { subjectHash: hashText(key.subject), address: key.address, count: 0, lastAt: at };
  await database.insert(signInFailures).values(none).onConflictDoNothing();
  const [failures] = await database.select().from(signInFailures).where(isCountedUnder(key)).for('update');
  return failures ?? { ...none, waitUntil: null };
}

export async function updateFailures(
  database: Database,
  key: FailureKey,
  change: Pick<SignInFailures, 'count' | 'lastAt' | 'waitUntil'>,
): Promise<void> {
  await database.update(signInFailures).set(change).where(isCountedUnder(key));
}

export async function removeFailures(database: Database, key: FailureKey): Promise<void> {
  await database.delete(signInFailures).where(isCountedUnder(key));
}

function isCountedUnder({ subject, address }: FailureKey): SQL | undefined {
  return and(eq(signInFailures.subjectHash, hashText(subject)), eq(signInFailures.address, address));
}

/** Returns whether the user has signed in from the address before. */
export async function isKnownAddress(database: Database, userId: string, address: string): Promise<boolean> {
  const found = await database
    .select({ lastAt: knownAddresses.lastAt })
    .from(knownAddresses)
    .where(and(eq(knownAddresses.userId, userId), eq(knownAddresses.address, address)));
  return found.length > 0;
}

/** Stores the address and the time of a sign-in. From then on, the address is known for this user. */
export async function rememberAddress(
  database: Database,
  { userId, address, at: lastAt }: { readonly userId: string; readonly address: string; readonly at: Date },
): Promise<void> {
  await database
    .insert(knownAddresses)
    .values({ userId, address, lastAt })
    .onConflictDoUpdate({ target: [knownAddresses.userId, knownAddresses.address], set: { lastAt } });
}
