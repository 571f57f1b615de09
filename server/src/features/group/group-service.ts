import { type BodyOf, ERROR_CODES, type Group, type groupCalls } from '@atrium/contract';
import { v7 as createId } from 'uuid';
import type { Database } from '../../database/database.ts';
import { findViolatedConstraint } from '../../database/find-violated-constraint.ts';
import { BusinessError } from '../../domain/business-error.ts';
import type { Actor } from '../../domain/request-context.ts';
import type { AppDependencies } from '../app-dependencies.ts';
import { recordEvents } from '../audit/audit-repository.ts';
import {
  changeGroup,
  deleteGroups,
  deleteMembers,
  findAccounts,
  findGroup,
  type GroupRow,
  insertGroup,
  insertMembers,
  lockGroups,
} from './group-repository.ts';

/** @throws BusinessError `nameTaken`. */
export async function createGroup(
  { database }: AppDependencies,
  { name, description = '' }: BodyOf<typeof groupCalls.create>,
  actor: Actor,
): Promise<Group> {
  const { user, at } = actor;
  const id = createId();
  const stamps = { createdAt: at, createdBy: user.id, updatedAt: at, updatedBy: user.id };
  const creating = database.transaction(async (transaction) => {
    await insertGroup(transaction, { id, name, description, ...stamps });
    await recordEvents(transaction, actor, 'group.created', [id], { after: { name, description } });
  });
  await withNameTakenError(creating);
  return readGroup(database, id);
}

/** @throws BusinessError `revisionStale` with the stored group; `nameTaken`. */
export async function updateGroup(
  { database }: AppDependencies,
  { id, revision, name, description }: BodyOf<typeof groupCalls.update>,
  actor: Actor,
): Promise<Group> {
  const updating = database.transaction(async (transaction) => {
    const stored = await lockGroup(transaction, id);
    const before = { name: stored.name, description: stored.description };
    const after = { name, description: description ?? stored.description };
    if (stored.revision !== revision) {
      const changed = (['name', 'description'] as const).filter((field) => before[field] !== after[field]);
      throw new BusinessError(ERROR_CODES.revisionStale, {
        current: await readGroup(transaction, id),
        changed,
      });
    }
    await changeGroup(transaction, id, { ...after, updatedAt: actor.at, updatedBy: actor.user.id });
    await recordEvents(transaction, actor, 'group.updated', [id], { before, after });
  });
  await withNameTakenError(updating);
  return readGroup(database, id);
}

/**
 * Removes groups with their shares: all of the given groups or none.
 *
 * @throws BusinessError `notFound` when one of the groups does not exist.
 */
export async function removeGroups(
  { database }: AppDependencies,
  { ids }: { readonly ids: readonly string[] },
  actor: Actor,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const stored = await lockGroups(transaction, ids);
    if (stored.length !== new Set(ids).size) throw new BusinessError(ERROR_CODES.notFound);
    for (const { id, name, description } of stored) {
      await recordEvents(transaction, actor, 'group.removed', [id], { before: { name, description } });
    }
    await deleteGroups(transaction, ids);
  });
}

/** @throws BusinessError `notFound` when the group or one of the users does not exist. */
export async function addMembers(
  { database }: AppDependencies,
  { groupId, userIds }: BodyOf<typeof groupCalls.addMembers>,
  actor: Actor,
): Promise<Group> {
  await database.transaction(async (transaction) => {
    const group = await lockGroup(transaction, groupId);
    const found = await findAccounts(transaction, userIds);
    if (found.length !== new Set(userIds).size) throw new BusinessError(ERROR_CODES.notFound);
    const added = await insertMembers(transaction, groupId, [...new Set(userIds)], actor.at);
    const members = found.filter(({ id }) => added.includes(id)).map(({ account }) => account);
    if (members.length === 0) return;
    const after = { name: group.name, members };
    await recordEvents(transaction, actor, 'group.member-added', [groupId], { after });
  });
  return readGroup(database, groupId);
}

/**
 * Removes users from a group. Ignores users who are not members.
 *
 * @throws BusinessError `notFound` when the group does not exist.
 */
export async function removeMembers(
  { database }: AppDependencies,
  { groupId, userIds }: BodyOf<typeof groupCalls.removeMembers>,
  actor: Actor,
): Promise<Group> {
  await database.transaction(async (transaction) => {
    const group = await lockGroup(transaction, groupId);
    const removed = await deleteMembers(transaction, groupId, userIds);
    if (removed.length === 0) return;
    const members = (await findAccounts(transaction, removed)).map(({ account }) => account);
    const before = { name: group.name, members };
    await recordEvents(transaction, actor, 'group.member-removed', [groupId], { before });
  });
  return readGroup(database, groupId);
}

async function lockGroup(database: Database, id: string): Promise<GroupRow> {
  const [stored] = await lockGroups(database, [id]);
  if (!stored) throw new BusinessError(ERROR_CODES.notFound);
  return stored;
}

async function readGroup(database: Database, id: string): Promise<Group> {
  const found = await findGroup(database, id);
  if (!found) throw new BusinessError(ERROR_CODES.notFound);
  return found;
}

/** Waits for a write. If it fails because another group has the name, throws `nameTaken` instead. */
async function withNameTakenError(write: Promise<void>): Promise<void> {
  try {
    await write;
  } catch (error) {
    if (findViolatedConstraint(error) !== 'groups_name_key') throw error;
    throw new BusinessError(ERROR_CODES.nameTaken, undefined, ['name']);
  }
}
