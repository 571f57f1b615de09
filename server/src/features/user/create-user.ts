import { randomBytes } from 'node:crypto';
import type { BodyOf, DataOf, userCreateCall } from '@atrium/contract';
import { v7 } from 'uuid';
import type { Database } from '../../database/database.ts';
import type { SignedInUser } from '../../domain/request-context.ts';
import { issueResetLink } from '../account/issue-reset-link.ts';
import { recordEvents } from '../audit/append-audit-event.ts';
import type { PasswordHasher } from '../identity/password-hasher.ts';
import { requesters } from '../identity/requesters.ts';
import { takenFieldFailure } from '../identity/taken-field.ts';
import { insertUser, type UserRecord } from '../identity/user-repository.ts';
import { toUserRow } from './user-list.ts';

interface Addition {
  readonly body: BodyOf<typeof userCreateCall>;
  readonly by: SignedInUser;
  readonly address: string;
  readonly at: Date;
}

/** Adds a user with a random password that no one knows, and a link by which the user chooses a password. */
export async function createUser(
  { database, hasher }: { readonly database: Database; readonly hasher: PasswordHasher },
  addition: Addition,
): Promise<DataOf<typeof userCreateCall>> {
  const { by, address, at } = addition;
  const password = randomBytes(32).toString('base64url');
  const passwordHash = await hasher.hash(password, requesters.user(by.id));
  return await database.transaction(async (transaction) => {
    const user = await insert(transaction, addition, passwordHash);
    await recordEvents(transaction, { user: by, address, at }, 'user.created', [user.id], {
      after: { account: user.account, access: user.access },
    });
    const link = await issueResetLink(transaction, { user, issuer: by, address, at });
    return { user: toUserRow(user), path: link.path, expiresAt: link.expiresAt.toISOString() };
  });
}

async function insert(
  database: Database,
  { body, by, at }: Addition,
  passwordHash: string,
): Promise<UserRecord> {
  try {
    return await insertUser(database, {
      id: v7(),
      account: body.account,
      mail: body.mail.toLowerCase(),
      mobile: body.mobile ?? null,
      name: body.name,
      avatar: '',
      access: [...new Set(body.access)],
      status: 'active',
      passwordHash,
      createdAt: at,
      createdBy: by.id,
      updatedAt: at,
      updatedBy: by.id,
    });
  } catch (error) {
    throw takenFieldFailure(error) ?? error;
  }
}
