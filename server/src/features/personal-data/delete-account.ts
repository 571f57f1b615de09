import { randomBytes } from 'node:crypto';
import { type BodyOf, type deleteAccountCall, ERROR_CODES, LIMITS } from '@atrium/contract';
import type { Database } from '../../database/database.ts';
import { BusinessError } from '../../domain/business-error.ts';
import { type Actor, isAdmin } from '../../domain/request-context.ts';
import { StatusError } from '../../domain/status-error.ts';
import { findAppNames, setRemovalTime } from '../app/app-repository.ts';
import { findFreeName } from '../app/find-free-name.ts';
import { recordAppEvent } from '../app/record-app-event.ts';
import type { AppDependencies } from '../app-dependencies.ts';
import { recordEvents } from '../audit/audit-repository.ts';
import { isDirectoryManaged } from '../identity/managed-user-repository.ts';
import { passwordHashRequesters } from '../identity/password-hash-requesters.ts';
import { passwordHasher } from '../identity/password-hasher.ts';
import {
  findUserByIdentifier,
  lockActiveAdmins,
  lockUser,
  normalizeIdentifier,
  updateUser,
} from '../identity/user-repository.ts';
import { endSessions } from '../session/session-repository.ts';
import { findStoredBytes } from '../storage/storage-repository.ts';
import {
  deleteAccountRows,
  lockNewOwner,
  lockOwnedApps,
  type OwnedApp,
  revokeKeys,
  setOwner,
} from './account-removal-repository.ts';

/**
 * Deletes the account of a user: removes the personal data, ends all sessions and revokes the user's keys. The row of
 * the user remains, marked as deleted, because runs and audit events refer to it, and so that no other user gets the
 * username. The apps are removed with their keys, or get a new owner.
 *
 * @throws BusinessError `lastAdmin` for the last active admin; `directoryManaged` if a directory manages the user. At
 * the field `newOwner`: `userMissing` if it names no other active user; `ownerStorageFull` if the new owner would
 * exceed the quota.
 */
export async function deleteAccount(
  { database, storedBytes: quota }: Pick<AppDependencies, 'database' | 'storedBytes'>,
  body: BodyOf<typeof deleteAccountCall>,
  actor: Actor,
): Promise<void> {
  const { user, at } = actor;
  const newOwnerId =
    body.apps === 'transfer' ? await findNewOwnerId(database, body.newOwner, user.id) : undefined;
  // The hash of a random password replaces the stored one.
  const passwordHash = await passwordHasher.hash(
    randomBytes(32).toString('base64url'),
    passwordHashRequesters.user(user.id),
  );
  await database.transaction(async (transaction) => {
    const adminIds = await lockActiveAdmins(transaction);
    const before = await lockUser(transaction, user.id);
    if (before?.status !== 'active') throw new StatusError(401);
    if (isAdmin(before) && adminIds.every((id) => id === user.id)) {
      throw new BusinessError(ERROR_CODES.lastAdmin);
    }
    if (await isDirectoryManaged(transaction, user.id)) throw new BusinessError(ERROR_CODES.directoryManaged);
    const apps = await lockOwnedApps(transaction, user.id);
    const isRemoval = newOwnerId === undefined;
    if (isRemoval) await removeOwnedApps(transaction, apps, actor);
    else {
      await transferApps(transaction, apps, newOwnerId, actor);
      await assertWithinQuota(transaction, apps, newOwnerId, quota);
    }
    const appIds = isRemoval ? apps.map(({ id }) => id) : [];
    await revokeKeys(transaction, { userId: user.id, appIds, at });
    await deleteAccountRows(transaction, user.id);
    await endSessions(transaction, user.id);
    await updateUser(transaction, user.id, {
      mail: `${user.id}@deleted.invalid`,
      mobile: null,
      name: before.account,
      avatar: '',
      access: ['user'],
      status: 'disabled',
      locale: null,
      timeZone: null,
      passwordHash,
      hasPassword: false,
      deletedAt: at,
      updatedAt: at,
      updatedBy: user.id,
    });
    const after = { apps: body.apps, appCount: apps.length, ...(isRemoval ? {} : { newOwnerId }) };
    await recordEvents(transaction, actor, 'user.removed', [user.id], { after });
  });
}

/** Returns the id of another active user. Throws if `typed` is missing or names none. */
async function findNewOwnerId(database: Database, typed = '', userId: string): Promise<string> {
  const found = await findUserByIdentifier(database, normalizeIdentifier(typed));
  if (found?.status !== 'active' || found.id === userId) throw createUserMissingError();
  return found.id;
}

function createUserMissingError(): BusinessError {
  return new BusinessError(ERROR_CODES.userMissing, undefined, ['newOwner']);
}

/** Removes the apps. As with every removed app, an admin can restore them for some days. Their keys stay revoked. */
async function removeOwnedApps(database: Database, apps: readonly OwnedApp[], actor: Actor): Promise<void> {
  if (apps.length === 0) return;
  await setRemovalTime(
    database,
    apps.map(({ id }) => id),
    actor.at,
  );
  for (const { id, kind, name } of apps) {
    await recordAppEvent(database, actor, 'removed', { id, kind, before: { name } });
  }
}

/** Gives the apps to the new owner. An app gets a number if the new owner already uses its name. */
async function transferApps(
  database: Database,
  apps: readonly OwnedApp[],
  ownerId: string,
  actor: Actor,
): Promise<void> {
  if (!(await lockNewOwner(database, ownerId))) throw createUserMissingError();
  // All names begin with the empty prefix.
  const taken = new Set(await findAppNames(database, ownerId, ''));
  for (const { id, kind, name } of apps) {
    const newName = taken.has(name) ? findFreeName(name, taken) : name;
    taken.add(newName);
    await setOwner(database, id, { ownerId, name: newName, at: actor.at });
    await recordAppEvent(database, actor, 'updated', {
      ...{ id, kind },
      before: { ownerId: actor.user.id, name },
      after: { ownerId, name: newName },
    });
  }
}

/** Throws if the new owner, with the received apps, stores more than `quota`, in bytes. */
async function assertWithinQuota(
  database: Database,
  apps: readonly OwnedApp[],
  ownerId: string,
  quota = LIMITS.storedBytes,
): Promise<void> {
  if (apps.length === 0 || (await findStoredBytes(database, ownerId)) <= quota) return;
  throw new BusinessError(ERROR_CODES.ownerStorageFull, undefined, ['newOwner']);
}
