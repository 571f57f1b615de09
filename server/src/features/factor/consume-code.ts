import type { Database } from '../../database/database.ts';
import type { SecretCipher } from '../../domain/secret-cipher.ts';
import { acceptTimeStep, consumeRecoveryCode, findFactor } from './factor-repository.ts';
import { hashRecoveryCode } from './recovery-codes.ts';
import { findTimeStep } from './totp.ts';

export interface CodeUse {
  readonly userId: string;
  readonly code: string;
  readonly at: Date;
}

/** The kind of an accepted code: the first one of a new authenticator app, a later one, or a recovery code. */
export type AcceptedCodeKind = 'first' | 'code' | 'recovery';

/** Returns the context with which the cipher seals and opens the secret of a user's authenticator app. */
export const getFactorContext = (userId: string) => `second factor of ${userId}`;

/**
 * Consumes a code of the authenticator app, or a recovery code. Each code works once. The first right code of a new
 * authenticator app activates it. Recovery codes work only after that. Returns undefined for a wrong or used code, and
 * for a user without an authenticator app.
 */
export async function consumeCode(
  { database, cipher }: { readonly database: Database; readonly cipher: SecretCipher },
  { userId, code, at }: CodeUse,
): Promise<AcceptedCodeKind | undefined> {
  const factor = await findFactor(database, userId);
  if (!factor) return undefined;
  const secret = cipher.open(factor.sealedSecret, getFactorContext(userId));
  // If the secret cannot be decrypted, only recovery codes work.
  const step = secret === undefined ? undefined : findTimeStep(secret, code, at);
  if (step !== undefined) {
    if (!(await acceptTimeStep(database, factor, step))) return undefined;
    return factor.isActive ? 'code' : 'first';
  }
  const isConsumed = factor.isActive && (await consumeRecoveryCode(database, userId, hashRecoveryCode(code)));
  return isConsumed ? 'recovery' : undefined;
}
