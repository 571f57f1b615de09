import { type BodyOf, type changePasswordCall, ERROR_CODES } from '@atrium/contract';
import type { Database } from '../../database/database.ts';
import { addressGroup } from '../../domain/address-group.ts';
import { BusinessError } from '../../domain/business-error.ts';
import type { SignedInUser } from '../../domain/request-context.ts';
import { StatusError } from '../../domain/status-error.ts';
import { recordEvents } from '../audit/append-audit-event.ts';
import { assertPassword } from '../identity/assert-password.ts';
import type { PasswordHasher } from '../identity/password-hasher.ts';
import { requesters } from '../identity/requesters.ts';
import { findUserById, type UserRecord, updateUser } from '../identity/user-repository.ts';
import { endSessionsOf } from '../session/session-repository.ts';
import { attemptSubjects } from '../session/sign-in-attempts.ts';
import { tryPassword } from '../session/try-password.ts';
import { removeResetLinksOf } from './reset-link-repository.ts';

interface Change {
  readonly user: SignedInUser;
  readonly body: BodyOf<typeof changePasswordCall>;
  readonly address: string;
  readonly at: Date;
}

/** Sets a new password after checking the current one, and ends the user's other sessions and reset links. */
export async function changePassword(
  parts: { readonly database: Database; readonly hasher: PasswordHasher },
  change: Change,
): Promise<void> {
  const { user, body, at } = change;
  const stored = await findUserById(parts.database, user.id);
  if (!stored) throw new StatusError(401);
  assertPassword(body.password, [stored.account, stored.mail, stored.mobile ?? '']);
  await provePresentPassword(parts, stored, change);
  const passwordHash = await parts.hasher.hash(body.password, requesters.user(user.id));
  await parts.database.transaction(async (transaction) => {
    await updateUser(transaction, user.id, { passwordHash, updatedAt: at, updatedBy: user.id });
    await endSessionsOf(transaction, user.id, user.sessionId);
    await removeResetLinksOf(transaction, user.id);
    await recordEvents(transaction, change, 'user.passwordChanged', [user.id]);
  });
}

/** Guessing the password through a stolen session is delayed like guessing at sign-in. */
async function provePresentPassword(
  parts: { readonly database: Database; readonly hasher: PasswordHasher },
  stored: UserRecord,
  change: Change,
): Promise<void> {
  const isRight = await tryPassword(parts, {
    subject: attemptSubjects.presentPassword(stored.id),
    address: addressGroup(change.address),
    user: stored,
    password: change.body.current,
    at: change.at,
  });
  if (!isRight) throw new BusinessError(ERROR_CODES.credentialsWrong, undefined, ['current']);
}
