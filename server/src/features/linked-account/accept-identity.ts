import { ERROR_CODES, ROLES } from '@atrium/contract';
import type { Database } from '../../database/database.ts';
import { BusinessError } from '../../domain/business-error.ts';
import { recordEvents } from '../audit/audit-repository.ts';
import { lockActiveAdmins, type UserRecord, updateUser } from '../identity/user-repository.ts';
import { findLinkedAccount, linkAccount, touchLinkedAccount } from './linked-account-repository.ts';
import { syncGroups } from './provider-group-repository.ts';
import type { ProviderIdentity } from './provider-identity.ts';

interface Acceptance {
  readonly user: UserRecord;
  readonly identity: ProviderIdentity;
  /** The IP address of the request. */
  readonly address: string;
  readonly at: Date;
}

/**
 * Locks the active admins if an identity takes the role `admin` from a user. A transaction that accepts the identity
 * calls this function first, because every change of roles locks the admins before the user.
 */
export async function lockAdminsBeforeDemotion(
  database: Database,
  { access }: Pick<UserRecord, 'access'>,
  identity: ProviderIdentity | undefined,
): Promise<void> {
  const isDemoted = access.includes('admin') && identity?.roles?.includes('admin') === false;
  if (isDemoted) await lockActiveAdmins(database);
}

/**
 * Links the provider's account with a user, unless it is linked already, and applies the roles and groups that the
 * provider states. The user must already have proven that both accounts are theirs. Returns the user with the new
 * roles.
 *
 * @throws BusinessError `linkTaken` if the account belongs to another user.
 */
export async function acceptIdentity(database: Database, acceptance: Acceptance): Promise<UserRecord> {
  await linkIdentity(database, acceptance);
  const user = await applyRoles(database, acceptance);
  await applyGroups(database, acceptance);
  return user;
}

/**
 * Links an account with a user. If the account is linked already, stores only its label and the time of this use.
 *
 * @throws BusinessError `linkTaken` if the account belongs to another user.
 */
export async function linkIdentity(
  database: Database,
  { user, identity, address, at }: Acceptance,
): Promise<void> {
  const { issuer, subject, provider, label } = identity;
  const linked = await findLinkedAccount(database, identity);
  const use = { issuer, subject, label, lastUsedAt: at };
  if (linked?.userId === user.id) return await touchLinkedAccount(database, use);
  const account = { ...use, provider, userId: user.id, createdAt: at };
  if (linked || !(await linkAccount(database, account))) {
    throw new BusinessError(ERROR_CODES.linkTaken, { provider: identity.providerName });
  }
  await recordEvents(database, { user, address, at }, 'user.updated', [user.id], {
    after: { linkedAccount: provider, label },
  });
}

/**
 * Sets the built-in roles. Custom roles stay. The last active admin keeps the role `admin`, so that a setting of a
 * provider cannot leave the console without admins.
 */
async function applyRoles(
  database: Database,
  { user, identity, address, at }: Acceptance,
): Promise<UserRecord> {
  if (!identity.roles) return user;
  const customRoles = user.access.filter((role) => !ROLES.some((builtIn) => builtIn === role));
  let access: string[] = [...identity.roles, ...customRoles];
  if (user.access.includes('admin') && !access.includes('admin')) {
    // `lockAdminsBeforeDemotion` has locked these rows. This call returns their ids.
    const adminIds = await lockActiveAdmins(database);
    if (adminIds.every((id) => id === user.id)) access = [...access, 'admin'];
  }
  if (isSameAccess(user.access, access)) return user;
  const updated = await updateUser(database, user.id, { access, updatedAt: at, updatedBy: user.id });
  await recordEvents(database, { user, address, at }, 'user.updated', [user.id], {
    before: { access: user.access },
    after: { access, provider: identity.provider },
  });
  return updated ?? user;
}

function isSameAccess(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((role) => other.includes(role));
}

/** Adds the user to the groups that the provider states, and removes the user from its other managed groups. */
async function applyGroups(database: Database, { user, identity, address, at }: Acceptance): Promise<void> {
  if (!identity.groups) return;
  const { created, added, removed } = await syncGroups(database, { userId: user.id, ...identity.groups, at });
  const actor = { user, address, at };
  const members = [user.account];
  for (const { id, name } of created) {
    await recordEvents(database, actor, 'group.created', [id], { after: { name } });
  }
  for (const { id, name } of added) {
    await recordEvents(database, actor, 'group.member-added', [id], { after: { name, members } });
  }
  for (const { id, name } of removed) {
    await recordEvents(database, actor, 'group.member-removed', [id], { before: { name, members } });
  }
}
