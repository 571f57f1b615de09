import type { Database } from '../../database/database.ts';
import { getAddressGroup } from '../../domain/get-address-group.ts';
import type { SecretCipher } from '../../domain/secret-cipher.ts';
import { type AcceptedCodeKind, type CodeUse, consumeCode } from '../factor/consume-code.ts';
import { rejectDuringWait } from './reject-during-wait.ts';
import {
  attemptSubjects,
  clearAttempts,
  countAttempt,
  createAttempt,
  findWaitEnd,
} from './sign-in-attempts.ts';

interface Dependencies {
  readonly database: Database;
  readonly cipher: SecretCipher;
}

/**
 * Consumes a code of a user's second factor, and counts the attempt to limit guessing. Returns undefined for a wrong or
 * used code.
 *
 * @throws BusinessError `signInWait` during a wait, whether the code is right or not.
 */
export async function tryCode(
  deps: Dependencies,
  { address, ...use }: CodeUse & { readonly address: string },
): Promise<AcceptedCodeKind | undefined> {
  const { database } = deps;
  const { userId, at } = use;
  const attempt = await createAttempt(database, {
    subject: attemptSubjects.secondFactor(userId),
    address: getAddressGroup(address),
    userId,
    at,
  });
  rejectDuringWait(await findWaitEnd(database, attempt), at);
  rejectDuringWait(await countAttempt(database, attempt), at);
  const codeKind = await consumeCode(deps, use);
  if (codeKind) await clearAttempts(database, attempt);
  return codeKind;
}
