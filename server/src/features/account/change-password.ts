import { type BodyOf, type changePasswordCall, ERROR_CODES } from '@atrium/contract';
import { BusinessError } from '../../domain/business-error.ts';
import type { RequestContext, SignedInUser } from '../../domain/request-context.ts';
import type { AppDependencies } from '../app-dependencies.ts';
import { recordEvents } from '../audit/audit-repository.ts';
import { assertPassword } from '../identity/assert-password.ts';
import { passwordHashRequesters } from '../identity/password-hash-requesters.ts';
import { passwordHasher } from '../identity/password-hasher.ts';
import { lockUserIfPasswordUnchanged, updateUser } from '../identity/user-repository.ts';
import { endSessions } from '../session/session-repository.ts';
import { assertCurrentPassword } from './assert-current-password.ts';
import { removeResetLinks } from './reset-link-repository.ts';

/**
 * Sets a new password after checking the current one, and ends the user's other sessions and reset links.
 */
export async function changePassword(
  { database }: AppDependencies,
  { current, password }: BodyOf<typeof changePasswordCall>,
  actor: RequestContext<SignedInUser>,
): Promise<void> {
  const { user, at } = actor;
  const stored = await assertCurrentPassword({ database }, { password: current, field: 'current' }, actor);
  assertPassword(password, [stored.account, stored.mail, stored.mobile ?? '']);
  const passwordHash = await passwordHasher.hash(password, passwordHashRequesters.user(user.id));
  await database.transaction(async (transaction) => {
    // Another request may have changed the password since it was checked.
    if (!(await lockUserIfPasswordUnchanged(transaction, stored))) {
      throw new BusinessError(ERROR_CODES.credentialsWrong, undefined, ['current']);
    }
    await updateUser(transaction, user.id, { passwordHash, updatedAt: at, updatedBy: user.id });
    await endSessions(transaction, user.id, user.sessionId);
    await removeResetLinks(transaction, user.id);
    await recordEvents(transaction, actor, 'user.passwordChanged', [user.id]);
  });
}
