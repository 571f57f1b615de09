import { ERROR_CODES } from '@atrium/contract';
import type { Database } from '../../database/database.ts';
import { BusinessError } from '../../domain/business-error.ts';
import type { RequestContext } from '../../domain/request-context.ts';
import { appendAuditEvent } from '../audit/audit-repository.ts';
import { findUserByIdentifier, lockUser, updateUser } from '../identity/user-repository.ts';
import type { MailQueue } from '../mail/mail-request.ts';
import { spendAddressBudget } from '../mail/spend-address-budget.ts';
import { removeConfirmations } from '../mail-confirmation/confirmation-repository.ts';
import { insertNewUser } from './insert-new-user.ts';
import type { SessionDependencies } from './session-dependencies.ts';

interface Registration {
  readonly mail: string;
  readonly mobile: string | undefined;
  readonly passwordHash: string;
  readonly at: Date;
}

/**
 * Stores a user who must confirm the email address, and mails the link. The response does not depend on whether the
 * email address or the mobile number is taken: the owner of a taken email address gets a mail, and a taken number is
 * left out. A later registration with an email address that is not confirmed yet replaces the password of the earlier
 * one.
 *
 * @throws BusinessError `mailLimit` when the IP address has requested too many mails in the current hour.
 */
export async function registerUnconfirmed(
  { database }: Pick<SessionDependencies, 'database'>,
  mailQueue: MailQueue,
  registration: Registration,
  { address: ipAddress, locale }: Pick<RequestContext, 'address' | 'locale'>,
): Promise<void> {
  await spendAddressBudget(database, ipAddress);
  const { mail, at } = registration;
  await database.transaction(async (transaction) => {
    const found = await findUserByIdentifier(transaction, mail);
    const existing = found && (await lockUser(transaction, found.id));
    if (existing) {
      if (!existing.isMailConfirmed) {
        await removeConfirmations(transaction, existing.id);
        const change = { passwordHash: registration.passwordHash, updatedAt: at, updatedBy: existing.id };
        await updateUser(transaction, existing.id, change);
      }
    } else {
      const user = await insertUnlessMailTaken(transaction, registration);
      if (!user) return;
      await appendAuditEvent(transaction, {
        at,
        actor: user,
        action: 'user.registered',
        target: { type: 'user', id: user.id },
        address: ipAddress,
      });
    }
    await mailQueue.send({ kind: 'registration', account: mail, locale, address: ipAddress }, transaction);
  });
}

/** Returns undefined if another request has just registered the email address. That request mails the link. */
async function insertUnlessMailTaken(database: Database, registration: Registration) {
  const insert = async (mobile: string | undefined) =>
    await insertNewUser(database, { ...registration, mobile, isMailConfirmed: false });
  try {
    return await insert(registration.mobile).catch(async (error: unknown) => {
      if (readCode(error) !== ERROR_CODES.mobileTaken) throw error;
      return await insert(undefined);
    });
  } catch (error) {
    if (readCode(error) !== ERROR_CODES.mailTaken) throw error;
    return undefined;
  }
}

function readCode(error: unknown): number | undefined {
  return error instanceof BusinessError ? error.code : undefined;
}
