import { type BodyOf, type changePasswordCall, ERROR_CODES } from '@atrium/contract';
import { addressGroup } from '../../domain/address-group.ts';
import { BusinessError } from '../../domain/business-error.ts';
import type { RequestContext, SignedInUser } from '../../domain/request-context.ts';
import { StatusError } from '../../domain/status-error.ts';
import type { AppDependencies } from '../app-dependencies.ts';
import { recordEvents } from '../audit/audit-repository.ts';
import { assertPassword } from '../identity/assert-password.ts';
import { passwordHasher } from '../identity/password-hasher.ts';
import { requesters } from '../identity/requesters.ts';
import { findUserById, lockUserIfPasswordUnchanged, updateUser } from '../identity/user-repository.ts';
import { endSessions } from '../session/session-repository.ts';
import { attemptSubjects } from '../session/sign-in-attempts.ts';
import { tryPassword } from '../session/try-password.ts';
import { removeResetLinks } from './reset-link-repository.ts';

/**
 * Sets a new password after checking the current one, and ends the user's other sessions and reset links. Guessing the
 * password through a stolen session is delayed like guessing at sign-in.
 */
export async function changePassword(
  { database }: AppDependencies,
  { current, password }: BodyOf<typeof changePasswordCall>,
  actor: RequestContext<SignedInUser>,
): Promise<void> {
  const { user, at } = actor;
  const stored = await findUserById(database, user.id);
  if (!stored) throw new StatusError(401);
  assertPassword(password, [stored.account, stored.mail, stored.mobile ?? '']);
  const isCorrect = await tryPassword(
    { database, hasher: passwordHasher },
    {
      subject: attemptSubjects.presentPassword(stored.id),
      address: addressGroup(actor.address),
      user: stored,
      password: current,
      at,
    },
  );
  const wrong = new BusinessError(ERROR_CODES.credentialsWrong, undefined, ['current']);
  if (!isCorrect) throw wrong;
  const passwordHash = await passwordHasher.hash(password, requesters.user(user.id));
  await database.transaction(async (transaction) => {
    if (!(await lockUserIfPasswordUnchanged(transaction, stored))) throw wrong;
    await updateUser(transaction, user.id, { passwordHash, updatedAt: at, updatedBy: user.id });
    await endSessions(transaction, user.id, user.sessionId);
    await removeResetLinks(transaction, user.id);
    await recordEvents(transaction, actor, 'user.passwordChanged', [user.id]);
  });
}
