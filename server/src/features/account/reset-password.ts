import { type BodyOf, ERROR_CODES, type resetPasswordCall } from '@atrium/contract';
import type { Database } from '../../database/database.ts';
import { BusinessError } from '../../domain/business-error.ts';
import { appendAuditEvent } from '../audit/append-audit-event.ts';
import { assertPassword } from '../identity/assert-password.ts';
import { hashToken } from '../identity/hash-token.ts';
import type { PasswordHasher } from '../identity/password-hasher.ts';
import { requesters } from '../identity/requesters.ts';
import { findUserById, updateUser } from '../identity/user-repository.ts';
import { endSessionsOf } from '../session/session-repository.ts';
import { findResetLinkOwner, takeResetLink } from './reset-link-repository.ts';

interface Reset {
  readonly body: BodyOf<typeof resetPasswordCall>;
  readonly address: string;
  readonly at: Date;
}

/**
 * Sets the password of the user of a reset link, marks the link as used and ends all of the user's sessions. A rejected
 * password does not use the link.
 */
export async function resetPassword(
  parts: { readonly database: Database; readonly hasher: PasswordHasher },
  { body, address, at }: Reset,
): Promise<void> {
  const tokenHash = hashToken(body.token);
  const ownerId = await findResetLinkOwner(parts.database, tokenHash, at);
  const owner = ownerId === undefined ? undefined : await findUserById(parts.database, ownerId);
  if (!owner) throw new BusinessError(ERROR_CODES.resetLinkSpent);
  assertPassword(body.password, [owner.account, owner.mail, owner.mobile ?? '']);
  const passwordHash = await parts.hasher.hash(body.password, requesters.user(owner.id));
  await parts.database.transaction(async (transaction) => {
    if (!(await takeResetLink(transaction, tokenHash, at))) {
      throw new BusinessError(ERROR_CODES.resetLinkSpent);
    }
    await updateUser(transaction, owner.id, { passwordHash, updatedAt: at, updatedBy: owner.id });
    await endSessionsOf(transaction, owner.id);
    await appendAuditEvent(transaction, {
      at,
      action: 'user.passwordReset',
      target: { type: 'user', id: owner.id },
      address,
    });
  });
}
