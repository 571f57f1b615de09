import { and, count, eq, lt } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { recoveryCodes, secondFactors } from '../../database/schema/second-factors.ts';

export type SecondFactor = typeof secondFactors.$inferSelect;

/**
 * Returns the authenticator app of a user. It is inactive until the user has entered its first
 * code.
 */
export async function findFactor(database: Database, userId: string): Promise<SecondFactor | undefined> {
  const [found] = await database.select().from(secondFactors).where(eq(secondFactors.userId, userId));
  return found;
}

/** Stores a factor that is not active yet, in place of an earlier one. Returns false if the user has an active one. */
export async function storePendingFactor(
  database: Database,
  { userId, sealedSecret, at }: { readonly userId: string; readonly sealedSecret: string; readonly at: Date },
): Promise<boolean> {
  const factor = { sealedSecret, isActive: false, lastTimeStep: 0, createdAt: at };
  const stored = await database
    .insert(secondFactors)
    .values({ userId, ...factor })
    .onConflictDoUpdate({
      target: secondFactors.userId,
      set: factor,
      setWhere: eq(secondFactors.isActive, false),
    })
    .returning({ userId: secondFactors.userId });
  return stored.length > 0;
}

/**
 * Stores the time step of a correct code, and activates the factor. Returns false if a code of this step or of a later
 * one was accepted before, or if the secret has changed.
 */
export async function acceptTimeStep(
  database: Database,
  factor: SecondFactor,
  step: number,
): Promise<boolean> {
  const accepted = await database
    .update(secondFactors)
    .set({ lastTimeStep: step, isActive: true })
    .where(
      and(
        eq(secondFactors.userId, factor.userId),
        eq(secondFactors.sealedSecret, factor.sealedSecret),
        lt(secondFactors.lastTimeStep, step),
      ),
    )
    .returning({ userId: secondFactors.userId });
  return accepted.length > 0;
}

/** Removes the factor of a user with its recovery codes. Returns whether an active one was removed. */
export async function removeFactor(database: Database, userId: string): Promise<boolean> {
  await database.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  const removed = await database
    .delete(secondFactors)
    .where(eq(secondFactors.userId, userId))
    .returning({ isActive: secondFactors.isActive });
  return removed.some(({ isActive }) => isActive);
}

export async function replaceRecoveryCodes(
  database: Database,
  userId: string,
  hashes: readonly string[],
): Promise<void> {
  await database.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await database.insert(recoveryCodes).values(hashes.map((codeHash) => ({ userId, codeHash })));
}

/** Removes a recovery code. Returns false if the user has no such code. */
export async function consumeRecoveryCode(
  database: Database,
  userId: string,
  codeHash: string,
): Promise<boolean> {
  const removed = await database
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, codeHash)))
    .returning({ userId: recoveryCodes.userId });
  return removed.length > 0;
}

export async function countRecoveryCodes(database: Database, userId: string): Promise<number> {
  const [counted] = await database
    .select({ value: count() })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.userId, userId));
  return counted?.value ?? 0;
}
