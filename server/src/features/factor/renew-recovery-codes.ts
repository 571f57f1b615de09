import type { Database } from '../../database/database.ts';
import { replaceRecoveryCodes } from './factor-repository.ts';
import { createRecoveryCodes, hashRecoveryCode } from './recovery-codes.ts';

/** Replaces the recovery codes of a user, and returns the new ones. Only their hashes are stored. */
export async function renewRecoveryCodes(database: Database, userId: string): Promise<string[]> {
  const codes = createRecoveryCodes();
  await replaceRecoveryCodes(database, userId, codes.map(hashRecoveryCode));
  return [...codes];
}
