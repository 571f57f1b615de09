import type { Database } from '../../database/database.ts';
import { passwordHashRequesters } from '../identity/password-hash-requesters.ts';
import type { PasswordHasher } from '../identity/password-hasher.ts';
import type { UserRecord } from '../identity/user-repository.ts';
import { rejectDuringWait } from './reject-during-wait.ts';
import { clearAttempts, countAttempt, createAttempt, findWaitEnd } from './sign-in-attempts.ts';

interface PasswordAttempt {
  /** The name under which the attempt is counted. */
  readonly subject: string;
  readonly address: string;
  /** The user whose password is checked; undefined for an unknown name. */
  readonly user: UserRecord | undefined;
  readonly password: string;
  readonly at: Date;
}

interface Dependencies {
  readonly database: Database;
  readonly hasher: PasswordHasher;
}

/**
 * Returns whether a password is right, and counts the attempt to limit guessing. The attempt is counted in the hasher's
 * queue, right before the password is checked: an attempt that the queue rejects is not counted, and a flood of
 * attempts uses few connections.
 *
 * @throws BusinessError `signInWait` during a wait, whether the password is right or not.
 */
export async function tryPassword(
  { database, hasher }: Dependencies,
  { user, password, ...tried }: PasswordAttempt,
): Promise<boolean> {
  const attempt = await createAttempt(database, { ...tried, userId: user?.id });
  const { isAddressKnown, address, at } = attempt;
  rejectDuringWait(await findWaitEnd(database, attempt), at);
  const requester =
    user && isAddressKnown
      ? passwordHashRequesters.knownAddress(user.id, address)
      : passwordHashRequesters.address(address);
  const isCorrect = await hasher.verify(user?.passwordHash, password, requester, async () => {
    rejectDuringWait(await countAttempt(database, attempt), at);
  });
  if (isCorrect) await clearAttempts(database, attempt);
  return isCorrect;
}
