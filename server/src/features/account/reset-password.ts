import { type BodyOf, ERROR_CODES, type resetPasswordCall } from '@atrium/contract';
import { BusinessError } from '../../domain/business-error.ts';
import type { RequestContext } from '../../domain/request-context.ts';
import type { AppDependencies } from '../app-dependencies.ts';
import { appendAuditEvent } from '../audit/audit-repository.ts';
import { assertPassword } from '../identity/assert-password.ts';
import { hashText } from '../identity/hash-text.ts';
import { passwordHashRequesters } from '../identity/password-hash-requesters.ts';
import { passwordHasher } from '../identity/password-hasher.ts';
import { findUserById, lockUser, updateUser } from '../identity/user-repository.ts';
import { endSessions } from '../session/session-repository.ts';
import { consumeResetLink, findResetLinkOwnerId, removeResetLinks } from './reset-link-repository.ts';

/**
 * Sets the password of the user of a reset link, removes all links of the user, and ends all sessions of the user. A
 * rejected password does not use up the link.
 */
export async function resetPassword(
  { database }: Pick<AppDependencies, 'database'>,
  { token, password }: BodyOf<typeof resetPasswordCall>,
  { address, at }: Pick<RequestContext, 'address' | 'at'>,
): Promise<void> {
  const tokenHash = hashText(token);
  const ownerId = await findResetLinkOwnerId(database, tokenHash, at);
  const owner = ownerId === undefined ? undefined : await findUserById(database, ownerId);
  if (!owner) throw new BusinessError(ERROR_CODES.resetLinkSpent);
  assertPassword(password, [owner.account, owner.mail, owner.mobile ?? '']);
  const passwordHash = await passwordHasher.hash(password, passwordHashRequesters.user(owner.id));
  await database.transaction(async (transaction) => {
    await lockUser(transaction, owner.id);
    if (!(await consumeResetLink(transaction, tokenHash, at))) {
      throw new BusinessError(ERROR_CODES.resetLinkSpent);
    }
    await removeResetLinks(transaction, owner.id);
    await updateUser(transaction, owner.id, {
      passwordHash,
      hasPassword: true,
      // If the link was mailed, its use confirms the address. If an admin handed it over, no confirmation is needed.
      isMailConfirmed: true,
      updatedAt: at,
      updatedBy: owner.id,
    });
    await endSessions(transaction, owner.id);
    const target = { type: 'user', id: owner.id };
    await appendAuditEvent(transaction, { at, action: 'user.passwordReset', target, address });
  });
}
