import { ERROR_CODES } from '@atrium/contract';
import { BusinessError } from '../../domain/business-error.ts';
import { getAddressGroup } from '../../domain/get-address-group.ts';
import type { RequestContext, SignedInUser } from '../../domain/request-context.ts';
import { StatusError } from '../../domain/status-error.ts';
import type { AppDependencies } from '../app-dependencies.ts';
import { passwordHasher } from '../identity/password-hasher.ts';
import { findUserById, type UserRecord } from '../identity/user-repository.ts';
import { attemptSubjects } from '../session/sign-in-attempts.ts';
import { tryPassword } from '../session/try-password.ts';

interface CurrentPassword {
  readonly password: string;
  /** The field of the request body, for the error. */
  readonly field: string;
}

/**
 * Checks the password of a signed-in user, and returns the user. Guessing the password through a stolen session is
 * delayed like guessing at sign-in.
 *
 * @throws BusinessError `credentialsWrong` at the field; `signInWait` after too many wrong passwords.
 */
export async function assertCurrentPassword(
  { database }: Pick<AppDependencies, 'database'>,
  { password, field }: CurrentPassword,
  { user, address, at }: RequestContext<SignedInUser>,
): Promise<UserRecord> {
  const stored = await findUserById(database, user.id);
  if (!stored) throw new StatusError(401);
  const isCorrect = await tryPassword(
    { database, hasher: passwordHasher },
    {
      subject: attemptSubjects.currentPassword(stored.id),
      address: getAddressGroup(address),
      user: stored,
      password,
      at,
    },
  );
  if (!isCorrect) throw new BusinessError(ERROR_CODES.credentialsWrong, undefined, [field]);
  return stored;
}
