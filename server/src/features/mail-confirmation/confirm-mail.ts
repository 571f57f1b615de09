import { ERROR_CODES } from '@atrium/contract';
import type { Database } from '../../database/database.ts';
import { BusinessError } from '../../domain/business-error.ts';
import { recordEvents } from '../audit/audit-repository.ts';
import { hashText } from '../identity/hash-text.ts';
import { type UserRecord, updateUser } from '../identity/user-repository.ts';
import { consumeConfirmation, removeConfirmations } from './confirmation-repository.ts';

interface Confirmation {
  readonly user: UserRecord;
  /** The token of the link. Undefined if the user signs in without it. */
  readonly token: string | undefined;
  /** The IP address of the request. */
  readonly address: string;
  readonly at: Date;
}

/**
 * Confirms the email address of a user. The user must have entered the password, and must have the link that was mailed
 * to the address. So if someone registers with the address of another person, a click of that person on the link does
 * not confirm the account.
 *
 * @throws BusinessError `mailUnconfirmed` without a link; `confirmationSpent` for a used, expired or unknown one.
 */
export async function confirmMail(
  database: Database,
  { user, token, address, at }: Confirmation,
): Promise<UserRecord> {
  if (token === undefined) throw new BusinessError(ERROR_CODES.mailUnconfirmed);
  const link = { tokenHash: hashText(token), userId: user.id, at };
  if (!(await consumeConfirmation(database, link))) throw new BusinessError(ERROR_CODES.confirmationSpent);
  await removeConfirmations(database, user.id);
  const change = { isMailConfirmed: true, updatedAt: at, updatedBy: user.id };
  const confirmed = await updateUser(database, user.id, change);
  await recordEvents(database, { user, address, at }, 'user.updated', [user.id], {
    before: { isMailConfirmed: false },
    after: { isMailConfirmed: true },
  });
  return confirmed ?? user;
}
