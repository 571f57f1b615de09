import { type BodyOf, type CustomRole, ERROR_CODES, type roleCalls } from '@atrium/contract';
import { v7 as createId } from 'uuid';
import type { Database } from '../../database/database.ts';
import { findViolatedConstraint } from '../../database/find-violated-constraint.ts';
import { BusinessError } from '../../domain/business-error.ts';
import type { Actor } from '../../domain/request-context.ts';
import type { AppDependencies } from '../app-dependencies.ts';
import { recordEvents } from '../audit/audit-repository.ts';
import {
  changeRole,
  deleteRoles,
  findAccountsWithRoles,
  findRole,
  insertRole,
  lockRoles,
} from './role-repository.ts';

const FIELDS = ['name', 'description', 'permissions'] as const;

/** @throws BusinessError `nameTaken`. */
export async function createRole(
  { database }: AppDependencies,
  { name, description = '', permissions }: BodyOf<typeof roleCalls.create>,
  actor: Actor,
): Promise<CustomRole> {
  const { user, at } = actor;
  const id = createId();
  const stamps = { createdAt: at, createdBy: user.id, updatedAt: at, updatedBy: user.id };
  const fields = { name, description, permissions: [...new Set(permissions)] };
  const creating = database.transaction(async (transaction) => {
    await insertRole(transaction, { id, ...fields, ...stamps });
    await recordEvents(transaction, actor, 'role.created', [id], { after: fields });
  });
  await withNameTakenError(creating);
  return readRole(database, id);
}

/** @throws BusinessError `revisionStale` with the stored role; `nameTaken`. */
export async function updateRole(
  { database }: AppDependencies,
  { id, revision, name, description, permissions }: BodyOf<typeof roleCalls.update>,
  actor: Actor,
): Promise<CustomRole> {
  const updating = database.transaction(async (transaction) => {
    const [stored] = await lockRoles(transaction, [id]);
    if (!stored) throw new BusinessError(ERROR_CODES.notFound);
    const before = {
      name: stored.name,
      description: stored.description,
      permissions: stored.permissions,
    };
    const after = {
      name,
      description: description ?? stored.description,
      permissions: [...new Set(permissions)],
    };
    if (stored.revision !== revision) {
      // Compares texts, because two lists of permissions are never identical objects.
      const changed = FIELDS.filter((field) => String(before[field]) !== String(after[field]));
      const current = await readRole(transaction, id);
      throw new BusinessError(ERROR_CODES.revisionStale, { current, changed });
    }
    await changeRole(transaction, id, { ...after, updatedAt: actor.at, updatedBy: actor.user.id });
    await recordEvents(transaction, actor, 'role.updated', [id], { before, after });
  });
  await withNameTakenError(updating);
  return readRole(database, id);
}

/**
 * Removes all of the given roles or none.
 *
 * @throws BusinessError `roleInUse` with the usernames of the first users who have one of the roles.
 */
export async function removeRoles(
  { database }: AppDependencies,
  { ids }: BodyOf<typeof roleCalls.remove>,
  actor: Actor,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const stored = await lockRoles(transaction, ids);
    if (stored.length !== new Set(ids).size) throw new BusinessError(ERROR_CODES.notFound);
    const accounts = await findAccountsWithRoles(transaction, ids);
    if (accounts.length > 0) {
      throw new BusinessError(ERROR_CODES.roleInUse, { names: accounts.join(', ') });
    }
    for (const { id, name, description, permissions } of stored) {
      const before = { name, description, permissions };
      await recordEvents(transaction, actor, 'role.removed', [id], { before });
    }
    await deleteRoles(transaction, ids);
  });
}

async function readRole(database: Database, id: string): Promise<CustomRole> {
  const found = await findRole(database, id);
  if (!found) throw new BusinessError(ERROR_CODES.notFound);
  return found;
}

async function withNameTakenError(write: Promise<void>): Promise<void> {
  try {
    await write;
  } catch (error) {
    if (findViolatedConstraint(error) !== 'roles_name_key') throw error;
    throw new BusinessError(ERROR_CODES.nameTaken, undefined, ['name']);
  }
}
