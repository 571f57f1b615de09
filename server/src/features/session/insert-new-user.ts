import { ERROR_CODES, type Role } from '@atrium/contract';
import { v7 } from 'uuid';
import type { Database } from '../../database/database.ts';
import { BusinessError } from '../../domain/business-error.ts';
import { toTakenFieldError } from '../identity/to-taken-field-error.ts';
import { insertUser, type UserRecord } from '../identity/user-repository.ts';
import { suggestAccount } from './suggest-account.ts';

const MAX_SUGGESTIONS = 200;

interface NewUser {
  readonly mail: string;
  readonly mobile?: string | undefined;
  /** The account by default. */
  readonly name?: string | undefined;
  /** The role `user` by default. */
  readonly access?: readonly Role[] | undefined;
  readonly passwordHash: string;
  /** Whether the user knows the password. True by default. */
  readonly hasPassword?: boolean;
  /** True by default. */
  readonly isMailConfirmed?: boolean;
  readonly at: Date;
}

/**
 * Inserts a user with the first suggested account that is available. Each attempt runs in a savepoint.
 *
 * @throws BusinessError `mailTaken`, `mobileTaken`, or `accountTaken` if all suggestions are taken.
 */
export async function insertNewUser(database: Database, newUser: NewUser): Promise<UserRecord> {
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

function toUser(account: string, { at, mobile, name, access, ...newUser }: NewUser) {
  const id = v7();
  return {
    ...newUser,
    id,
    account,
    mobile: mobile ?? null,
    name: name ?? account,
    avatar: '',
    access: access ? [...access] : ['user' as const],
    status: 'active' as const,
    createdAt: at,
    createdBy: id,
    updatedAt: at,
    updatedBy: id,
  };
}
