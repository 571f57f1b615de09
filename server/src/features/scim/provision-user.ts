import { randomBytes } from 'node:crypto';
import { accountField, ERROR_CODES } from '@atrium/contract';
import { v7 as createId } from 'uuid';
import type { Database } from '../../database/database.ts';
import { ScimError } from '../../domain/scim-error.ts';
import type { ScimContext } from '../../http/scim/declare-scim-route.ts';
import type { AppDependencies } from '../app-dependencies.ts';
import { passwordHashRequesters } from '../identity/password-hash-requesters.ts';
import { passwordHasher } from '../identity/password-hasher.ts';
import { toTakenFieldError } from '../identity/to-taken-field-error.ts';
import { insertUser, type UserRecord, updateUser } from '../identity/user-repository.ts';
import { suggestAccount } from '../session/suggest-account.ts';
import type { UserInput } from './read-user-input.ts';
import { recordDirectoryEvent } from './record-directory-event.ts';
import { findByUserName, findUnmanagedUser, saveScimUser } from './scim-user-repository.ts';
import { toScimUserRow } from './to-scim-user-row.ts';
import { toTakenError, withUniquenessError } from './with-uniqueness-error.ts';

const MAX_SUGGESTIONS = 200;

type Deps = Pick<AppDependencies, 'database'>;

/**
 * Creates a user with the role `user` and a random password that no one knows. Returns the id. A user whom the
 * directory has deleted is enabled again if the external id is the same.
 */
export async function provisionUser(
  { database }: Deps,
  input: UserInput,
  context: ScimContext,
): Promise<string> {
  const { mail } = input;
  if (mail === undefined) throw new ScimError(400, '“emails” is required.', 'invalidValue');
  const password = randomBytes(32).toString('base64url');
  // In the fair queue of password hashes, the token counts as one user.
  const passwordHash = await passwordHasher.hash(
    password,
    passwordHashRequesters.user(context.caller.tokenId),
  );
  const creating = database.transaction(async (transaction) => {
    const stored = await findByUserName(transaction, input.userName);
    if (stored) return await restoreUser(transaction, stored.user, input, context, stored.directoryData);
    const account = toAccount(input.userName);
    // An empty account matches no user.
    const existing = await findUnmanagedUser(transaction, { account: account ?? '', mail });
    if (existing) throw toTakenError('userName');
    const user = await insertProvisionedUser(transaction, {
      input,
      mail,
      account,
      passwordHash,
      at: context.at,
    });
    await saveScimUser(transaction, toScimUserRow(user.id, input));
    const after = { account: user.account, access: user.access };
    await recordDirectoryEvent(transaction, context, 'user.created', user.id, { after });
    return user.id;
  });
  return await withUniquenessError(creating);
}

/**
 * Replaces the data of a user whom a directory has deleted. The user is enabled again, unless the input is not active.
 *
 * @throws ScimError `uniqueness` when the user is not deleted, or had another external id.
 */
async function restoreUser(
  database: Database,
  user: UserRecord,
  input: UserInput,
  context: ScimContext,
  directoryData: { readonly externalId: string | null; readonly removedAt: Date | null } | null,
): Promise<string> {
  if (!directoryData?.removedAt) throw toTakenError('userName');
  if (directoryData.externalId !== (input.externalId ?? null)) {
    throw new ScimError(
      409,
      'A deleted user with another externalId had this userName. An admin can enable that user in the console.',
      'uniqueness',
    );
  }
  const status = input.isActive === false ? ('disabled' as const) : ('active' as const);
  await updateUser(database, user.id, { name: input.name, status, updatedAt: context.at, updatedBy: null });
  await saveScimUser(database, toScimUserRow(user.id, input));
  await recordDirectoryEvent(database, context, 'user.updated', user.id, {
    before: { status: user.status },
    after: { status },
  });
  return user.id;
}

interface NewUser {
  readonly input: UserInput;
  readonly mail: string;
  readonly account: string | undefined;
  readonly passwordHash: string;
  readonly at: Date;
}

/** Inserts a user with the user name as account, or with the first suggested account that is available. */
async function insertProvisionedUser(database: Database, newUser: NewUser): Promise<UserRecord> {
  const { input, mail, passwordHash, at } = newUser;
  for (let number = 1; number <= MAX_SUGGESTIONS; number += 1) {
    const account = (number === 1 && newUser.account) || suggestAccount(input.userName, number);
    const user = {
      id: createId(),
      account,
      mail,
      mobile: null,
      name: input.name,
      avatar: '',
      access: ['user' as const],
      status: input.isActive === false ? ('disabled' as const) : ('active' as const),
      passwordHash,
      hasPassword: false,
      createdAt: at,
      updatedAt: at,
    };
    try {
      return await database.transaction((savepoint) => insertUser(savepoint, user));
    } catch (error) {
      const failure = toTakenFieldError(error);
      if (failure?.code !== ERROR_CODES.accountTaken) throw error;
    }
  }
  throw toTakenError('userName');
}

/** Returns the user name in lower case if it can be an account, else undefined. */
function toAccount(userName: string): string | undefined {
  const account = userName.toLowerCase();
  return accountField.safeParse(account).success ? account : undefined;
}
