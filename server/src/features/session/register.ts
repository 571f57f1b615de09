import { type BodyOf, ERROR_CODES, type registerCall, type Session } from '@atrium/contract';
import { v7 } from 'uuid';
import type { Database } from '../../database/database.ts';
import { BusinessError } from '../../domain/business-error.ts';
import { getAddressGroup } from '../../domain/get-address-group.ts';
import { appendAuditEvent } from '../audit/audit-repository.ts';
import { assertPassword } from '../identity/assert-password.ts';
import { requesters } from '../identity/requesters.ts';
import { toTakenFieldError } from '../identity/to-taken-field-error.ts';
import { insertUser, type UserRecord } from '../identity/user-repository.ts';
import type { SessionParts, Visitor } from './session-parts.ts';
import { rememberAddress } from './sign-in-failure-repository.ts';
import { startSession } from './start-session.ts';
import { suggestAccount } from './suggest-account.ts';

const MAX_SUGGESTIONS = 200;

/**
 * Creates a user with the role `user` and signs the user in. The captcha is used up even if the registration is
 * rejected after it.
 */
export async function register(
  parts: SessionParts,
  body: BodyOf<typeof registerCall>,
  visitor: Visitor,
): Promise<Session> {
  const mail = body.mail.toLowerCase();
  if (parts.requiresMobile && body.mobile === undefined) {
    throw new BusinessError(ERROR_CODES.invalid, undefined, ['mobile']);
  }
  assertPassword(body.password, [mail, mail.split('@')[0] ?? '', body.mobile ?? '']);
  if (!(await parts.captcha.spend(body.captcha))) {
    throw new BusinessError(ERROR_CODES.captchaFailed, undefined, ['captcha']);
  }
  const address = getAddressGroup(visitor.address);
  const passwordHash = await parts.hasher.hash(body.password, requesters.address(address));
  const at = parts.clock();
  return await parts.database.transaction(async (transaction) => {
    const user = await insertNewUser(transaction, { mail, mobile: body.mobile, passwordHash, at });
    await rememberAddress(transaction, { userId: user.id, address, at });
    await appendAuditEvent(transaction, {
      at,
      actor: user,
      action: 'user.registered',
      target: { type: 'user', id: user.id },
      address: visitor.address,
    });
    return await startSession(transaction, user, { at, ...visitor, isRemembered: false });
  });
}

interface NewUser {
  readonly mail: string;
  readonly mobile: string | undefined;
  readonly passwordHash: string;
  readonly at: Date;
}

/** Inserts a user with the first suggested account that is available. Each attempt runs in a savepoint. */
async function insertNewUser(database: Database, newUser: NewUser): Promise<UserRecord> {
  for (let number = 1; number <= MAX_SUGGESTIONS; number += 1) {
    const account = suggestAccount(newUser.mail, number);
    try {
      return await database.transaction((savepoint) => insertUser(savepoint, toUser(account, newUser)));
    } catch (error) {
      const failure = toTakenFieldError(error);
      if (failure?.code !== ERROR_CODES.accountTaken) throw failure ?? error;
    }
  }
  throw new BusinessError(ERROR_CODES.accountTaken, undefined, ['mail']);
}

function toUser(account: string, newUser: NewUser) {
  const id = v7();
  return {
    id,
    account,
    mail: newUser.mail,
    mobile: newUser.mobile ?? null,
    name: account,
    avatar: '',
    access: ['user' as const],
    status: 'active' as const,
    passwordHash: newUser.passwordHash,
    createdAt: newUser.at,
    createdBy: id,
    updatedAt: newUser.at,
    updatedBy: id,
  };
}
