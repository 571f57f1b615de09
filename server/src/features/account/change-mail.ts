import {
  type BodyOf,
  type changeMailCall,
  type confirmMailChangeCall,
  type DataOf,
  ERROR_CODES,
  type UserInfo,
} from '@atrium/contract';
import type { Database } from '../../database/database.ts';
import { BusinessError } from '../../domain/business-error.ts';
import type { Actor } from '../../domain/request-context.ts';
import { StatusError } from '../../domain/status-error.ts';
import type { AppDependencies } from '../app-dependencies.ts';
import { recordEvents } from '../audit/audit-repository.ts';
import { hashText } from '../identity/hash-text.ts';
import { isDirectoryManaged } from '../identity/managed-user-repository.ts';
import { toTakenFieldError } from '../identity/to-taken-field-error.ts';
import { toUserInfo } from '../identity/to-user-info.ts';
import { lockUser, type UserRecord, updateUser } from '../identity/user-repository.ts';
import { spendAddressBudget } from '../mail/spend-address-budget.ts';
import { removeConfirmations } from '../mail-confirmation/confirmation-repository.ts';
import { consumeMailChange } from '../mail-confirmation/mail-change-repository.ts';
import { removeResetLinks } from './reset-link-repository.ts';

type Deps = Pick<AppDependencies, 'database' | 'mailQueue'>;

/**
 * Mails a link to the new email address of a user. If another user already has this address, the response is the same,
 * but the mail only reports the attempt. Without SMTP, the address changes immediately, because registration then
 * accepts any address too.
 *
 * @throws BusinessError `directoryManaged`; `mailLimit`; `mailTaken` at the field `mail`, without SMTP.
 */
export async function changeMail(
  { database, mailQueue }: Deps,
  body: BodyOf<typeof changeMailCall>,
  actor: Actor,
): Promise<DataOf<typeof changeMailCall>> {
  const { user, address, locale } = actor;
  const mail = body.mail.toLowerCase();
  if (await isDirectoryManaged(database, user.id)) throw new BusinessError(ERROR_CODES.directoryManaged);
  if (mailQueue) {
    await spendAddressBudget(database, address);
    await mailQueue.send({ kind: 'mailChange', userId: user.id, mail, locale, address });
    return {};
  }
  const { changed } = await database.transaction((transaction) => setMail(transaction, mail, actor));
  return { info: await toUserInfo(database, changed) };
}

/**
 * Changes the email address of a user who has the link that was mailed to the new address. A mail to the earlier
 * address reports the change. Links for a forgotten password, which were mailed to the earlier address, stop working.
 *
 * @throws BusinessError `confirmationSpent` for a used, expired or unknown link, or one of another user; `mailTaken`.
 */
export async function confirmMailChange(
  { database, mailQueue }: Deps,
  { token }: BodyOf<typeof confirmMailChangeCall>,
  actor: Actor,
): Promise<UserInfo> {
  const { user, address, locale, at } = actor;
  const changed = await database.transaction(async (transaction) => {
    const link = { tokenHash: hashText(token), userId: user.id, at };
    const mail = await consumeMailChange(transaction, link);
    if (mail === undefined) throw new BusinessError(ERROR_CODES.confirmationSpent);
    const result = await setMail(transaction, mail, actor);
    const { before } = result;
    if (before.mail !== mail) {
      const request = { kind: 'mailChanged' as const, userId: user.id, mail: before.mail, locale, address };
      await mailQueue?.send(request, transaction);
    }
    return result.changed;
  });
  return await toUserInfo(database, changed);
}

/** Stores the new address and removes links that were mailed before. Returns the user before and after the change. */
async function setMail(
  database: Database,
  mail: string,
  actor: Actor,
): Promise<{ readonly before: UserRecord; readonly changed: UserRecord }> {
  const { user, at } = actor;
  const before = await lockUser(database, user.id);
  if (before?.status !== 'active') throw new StatusError(401);
  const change = { mail, isMailConfirmed: true, updatedAt: at, updatedBy: user.id };
  const changed = await updateUser(database, user.id, change).catch((error: unknown) => {
    throw toTakenFieldError(error) ?? error;
  });
  if (!changed) throw new StatusError(401);
  await removeResetLinks(database, user.id, { isRequestedAtSignIn: true });
  await removeConfirmations(database, user.id);
  await recordEvents(database, actor, 'user.updated', [user.id], {
    before: { mail: before.mail },
    after: { mail },
  });
  return { before, changed };
}
