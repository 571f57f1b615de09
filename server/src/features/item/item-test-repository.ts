import { eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { itemTests } from '../../database/schema/item-revisions.ts';

type PassedTest = typeof itemTests.$inferInsert;

/** Records that the test of a task, engine and parameters passed. */
export async function recordPassedTest(database: Database, test: PassedTest): Promise<void> {
  const { fingerprint, ...rest } = test;
  await database
    .insert(itemTests)
    .values(test)
    .onConflictDoUpdate({ target: itemTests.fingerprint, set: rest });
}

/** Returns whether a test of the task, engine and parameters with this fingerprint has passed. */
export async function hasPassedTest(database: Database, fingerprint: string): Promise<boolean> {
  const [found] = await database
    .select({ at: itemTests.at })
    .from(itemTests)
    .where(eq(itemTests.fingerprint, fingerprint));
  return found !== undefined;
}
