import { randomBytes } from 'node:crypto';
import {
  type BodyOf,
  type DataOf,
  ERROR_CODES,
  type issueResetLinkCall,
  type userCreateCall,
} from '@atrium/contract';
import { v7 as createId } from 'uuid';
import { BusinessError } from '../../domain/business-error.ts';
import type { Actor } from '../../domain/request-context.ts';
import { issueResetLink } from '../account/issue-reset-link.ts';
import type { AppDependencies } from '../app-dependencies.ts';
import { recordEvents } from '../audit/audit-repository.ts';
import { assertGrantable } from '../identity/assert-grantable.ts';
import { passwordHashRequesters } from '../identity/password-hash-requesters.ts';
import { passwordHasher } from '../identity/password-hasher.ts';
import { toTakenFieldError } from '../identity/to-taken-field-error.ts';
import { findUserById, insertUser } from '../identity/user-repository.ts';
import { createUserRow } from './create-user-row.ts';
import { toUserRow } from './user-list-repository.ts';

/** Adds a user with a random password that no one knows, and a link with which the user chooses a password. */
export async function createUser(
  { database }: AppDependencies,
  body: BodyOf<typeof userCreateCall>,
  actor: Actor,
): Promise<DataOf<typeof userCreateCall>> {
  const { user: issuer, address, at } = actor;
  const password = randomBytes(32).toString('base64url');
  const passwordHash = await passwordHasher.hash(password, passwordHashRequesters.user(issuer.id));
  const record = createUserRow(body, { id: createId(), passwordHash, at, createdBy: issuer.id });
  return await database.transaction(async (transaction) => {
    await assertGrantable(transaction, issuer, record.access);
    const user = await insertUser(transaction, record).catch((error: unknown) => {
      throw toTakenFieldError(error) ?? error;
    });
    const after = { account: user.account, access: user.access };
    await recordEvents(transaction, actor, 'user.created', [user.id], { after });
    const { path, expiresAt } = await issueResetLink(transaction, { user, issuedBy: issuer, address, at });
    return { user: toUserRow(user), path, expiresAt: expiresAt.toISOString() };
  });
}

/** Issues a new link with which a user chooses a password. */
export async function renewResetLink(
  { database }: AppDependencies,
  { id }: BodyOf<typeof issueResetLinkCall>,
  { user: issuer, address, at }: Actor,
): Promise<DataOf<typeof issueResetLinkCall>> {
  const user = await findUserById(database, id);
  if (!user) throw new BusinessError(ERROR_CODES.notFound);
  const { path, expiresAt } = await issueResetLink(database, { user, issuedBy: issuer, address, at });
  return { path, expiresAt: expiresAt.toISOString() };
}
