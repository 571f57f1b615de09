import { v7 as createId } from 'uuid';
import type { Database } from '../../database/database.ts';
import { ScimError } from '../../domain/scim-error.ts';
import type { ScimContext } from '../../http/scim/declare-scim-route.ts';
import type { AppDependencies } from '../app-dependencies.ts';
import {
  changeGroup,
  deleteGroups,
  deleteMembers,
  insertGroup,
  insertMembers,
  lockGroups,
} from '../group/group-repository.ts';
import { readOperations } from './apply-patch.ts';
import { createValueError } from './read-attributes.ts';
import { type GroupChange, readGroupChanges } from './read-group-changes.ts';
import { readGroupInput } from './read-group-input.ts';
import { recordDirectoryEvent } from './record-directory-event.ts';
import {
  findMemberIdsOfGroups,
  findPossibleMembers,
  findScimGroup,
  type ScimGroupRecord,
  saveScimGroup,
} from './scim-group-repository.ts';
import { assertVersion, GROUP_SCHEMA } from './scim-resource.ts';
import { toGroupResource } from './to-group-resource.ts';
import { withUniquenessError } from './with-uniqueness-error.ts';

type Deps = Pick<AppDependencies, 'database'>;

/** Creates a group with its members. Returns the id. */
export async function provisionGroup({ database }: Deps, context: ScimContext): Promise<string> {
  const { name, externalId, memberIds } = readGroupInput(context.body);
  const id = createId();
  const creating = database.transaction(async (transaction) => {
    const stamps = { createdAt: context.at, updatedAt: context.at };
    await insertGroup(transaction, { id, name, description: '', ...stamps });
    await saveScimGroup(transaction, { groupId: id, externalId });
    await recordDirectoryEvent(transaction, context, 'group.created', id, { after: { name } });
    await addMembers(transaction, context, { id, name }, memberIds);
    return id;
  });
  return await withUniquenessError(creating);
}

/** Replaces name, external id and members. The directory then manages the group. */
export async function replaceGroup({ database }: Deps, context: ScimContext): Promise<void> {
  const { name, externalId, memberIds } = readGroupInput(context.body);
  await applyChanges(database, context, [
    { kind: 'name', name },
    { kind: 'external-id', externalId },
    { kind: 'replace', memberIds },
  ]);
}

/** Changes single attributes and members. The directory then manages the group. */
export async function patchGroup({ database }: Deps, context: ScimContext): Promise<void> {
  await applyChanges(database, context, readGroupChanges(readOperations(context.body, GROUP_SCHEMA)));
}

/** Deletes a group with its shares. */
export async function removeGroup({ database }: Deps, context: ScimContext): Promise<void> {
  await database.transaction(async (transaction) => {
    const { group } = await lockScimGroup(transaction, context);
    const before = { name: group.name, description: group.description };
    await recordDirectoryEvent(transaction, context, 'group.removed', group.id, { before });
    await deleteGroups(transaction, [group.id]);
  });
}

async function applyChanges(
  database: Database,
  context: ScimContext,
  changes: readonly GroupChange[],
): Promise<void> {
  const changing = database.transaction(async (transaction) => {
    const record = await lockScimGroup(transaction, context);
    const { group } = record;
    const name = changes.findLast((change) => change.kind === 'name')?.name ?? group.name;
    const external = changes.findLast((change) => change.kind === 'external-id');
    const externalId = external ? external.externalId : record.externalId;
    await saveScimGroup(transaction, { groupId: group.id, externalId });
    let hasChanged = name !== group.name;
    for (const change of changes) {
      if (change.kind === 'name' || change.kind === 'external-id') continue;
      hasChanged = (await changeMembers(transaction, context, { id: group.id, name }, change)) || hasChanged;
    }
    if (!hasChanged && externalId === record.externalId) return;
    const { description } = group;
    await changeGroup(transaction, group.id, { name, description, updatedAt: context.at, updatedBy: null });
    if (name === group.name) return;
    const snapshots = { before: { name: group.name, description }, after: { name, description } };
    await recordDirectoryEvent(transaction, context, 'group.updated', group.id, snapshots);
  });
  await withUniquenessError(changing);
}

interface NamedGroup {
  readonly id: string;
  readonly name: string;
}

/** Returns whether the members have changed. */
async function changeMembers(
  database: Database,
  context: ScimContext,
  group: NamedGroup,
  { kind, memberIds }: Extract<GroupChange, { memberIds: readonly string[] }>,
): Promise<boolean> {
  if (kind === 'add') return await addMembers(database, context, group, memberIds);
  if (kind === 'remove') return await removeMembers(database, context, group, memberIds);
  const newMemberIds = new Set(memberIds);
  const current = (await findMemberIdsOfGroups(database, [group.id])).get(group.id) ?? [];
  const removedIds = current.filter((id) => !newMemberIds.has(id));
  const hasRemoved = await removeMembers(database, context, group, removedIds);
  return (await addMembers(database, context, group, memberIds)) || hasRemoved;
}

/** Adds users to a group. Returns whether any of them was not a member yet. */
async function addMembers(
  database: Database,
  context: ScimContext,
  group: NamedGroup,
  ids: readonly string[],
): Promise<boolean> {
  if (ids.length === 0) return false;
  const found = await findPossibleMembers(database, ids);
  if (found.length !== ids.length) throw createValueError('A member is not a user');
  const added = new Set(await insertMembers(database, group.id, ids, context.at));
  const members = found.filter(({ id }) => added.has(id)).map(({ account }) => account);
  if (members.length === 0) return false;
  const after = { name: group.name, members };
  await recordDirectoryEvent(database, context, 'group.member-added', group.id, { after });
  return true;
}

/** Removes users from a group. Returns whether any of them was a member. */
async function removeMembers(
  database: Database,
  context: ScimContext,
  group: NamedGroup,
  ids: readonly string[],
): Promise<boolean> {
  if (ids.length === 0) return false;
  const removed = await deleteMembers(database, group.id, ids);
  if (removed.length === 0) return false;
  const members = (await findPossibleMembers(database, removed)).map(({ account }) => account);
  const before = { name: group.name, members };
  await recordDirectoryEvent(database, context, 'group.member-removed', group.id, { before });
  return true;
}

/** Locks a group and returns it. Throws a ScimError if it does not exist, or if the request expects another version. */
async function lockScimGroup(database: Database, context: ScimContext): Promise<ScimGroupRecord> {
  const { id, expectedVersion, baseUrl } = context;
  await lockGroups(database, [id]);
  const record = await findScimGroup(database, id);
  if (!record) throw new ScimError(404, 'There is no such group.');
  if (expectedVersion !== undefined) {
    const members = (await findMemberIdsOfGroups(database, [id])).get(id) ?? [];
    assertVersion(toGroupResource(record, members, baseUrl), expectedVersion);
  }
  return record;
}
