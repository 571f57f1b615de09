import type { BodyOf, Group, GroupMember, groupCalls } from '@atrium/contract';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { findPage, type PageSource, TOTAL_COLUMN } from '../../database/list/find-page.ts';
import type { ListFields } from '../../database/list/list-query.ts';
import { searchByIndex } from '../../database/list/search-text.ts';
import { groupMembers, groups } from '../../database/schema/groups.ts';
import { scimGroups } from '../../database/schema/scim-resources.ts';
import { users } from '../../database/schema/users.ts';
import { IS_NOT_DELETED } from '../identity/user-repository.ts';
import { USER_SEARCH } from '../user/user-list-repository.ts';

export type GroupRow = typeof groups.$inferSelect;

const GROUP_LIST_FIELDS: ListFields = {
  search: searchByIndex(groups.name, groups.description),
  filters: {},
  ranges: { updatedAt: groups.updatedAt },
  sorts: { name: groups.name, updatedAt: groups.updatedAt },
  newestFirst: [groups.updatedAt, groups.id],
};

const MEMBER_LIST_FIELDS: ListFields = {
  search: USER_SEARCH,
  filters: { status: users.status },
  sorts: { name: users.name },
  newestFirst: [users.createdAt, users.id],
};

export async function findGroupPage(
  database: Database,
  { memberId, ...body }: BodyOf<typeof groupCalls.list>,
): Promise<{ list: Group[]; total: number }> {
  const { list, total } = await findPage(database, {
    body,
    fields: GROUP_LIST_FIELDS,
    where: memberId === undefined ? undefined : inArray(groups.id, selectGroupIds(database, memberId)),
    table: groups,
    rows: selectGroups(database),
  });
  return { list: list.map(toGroup), total };
}

function selectGroupIds(database: Database, userId: string) {
  return database
    .select({ id: groupMembers.groupId })
    .from(groupMembers)
    .where(eq(groupMembers.userId, userId));
}

function selectGroups(database: Database) {
  return database
    .select({ row: groups, memberCount: selectMemberCount(), managedId: scimGroups.groupId })
    .from(groups)
    .leftJoin(scimGroups, eq(scimGroups.groupId, groups.id));
}

function selectMemberCount(): SQL<number> {
  // Nested, because Drizzle omits the table names of the columns of a field if the query has only one table.
  return sql<number>`(${sql`select count(*)::int from ${groupMembers} where ${groupMembers.groupId} = ${groups.id}`})`;
}

export async function findGroup(database: Database, id: string): Promise<Group | undefined> {
  const [found] = await selectGroups(database).where(eq(groups.id, id));
  return found && toGroup(found);
}

/** Locks the groups until the end of the transaction. */
export function lockGroups(database: Database, ids: readonly string[]): Promise<GroupRow[]> {
  return database
    .select()
    .from(groups)
    .where(inArray(groups.id, [...ids]))
    .orderBy(groups.id)
    .for('update');
}

export async function insertGroup(database: Database, row: typeof groups.$inferInsert): Promise<void> {
  await database.insert(groups).values(row);
}

/** Updates the group and increments its revision. */
export async function changeGroup(
  database: Database,
  id: string,
  change: Pick<GroupRow, 'name' | 'description' | 'updatedAt' | 'updatedBy'>,
): Promise<void> {
  await database
    .update(groups)
    .set({ ...change, revision: sql`${groups.revision} + 1` })
    .where(eq(groups.id, id));
}

/** Deletes groups with their memberships and shares. */
export async function deleteGroups(database: Database, ids: readonly string[]): Promise<void> {
  await database.delete(groups).where(inArray(groups.id, [...ids]));
}

/** Lists the members of a group, newest accounts first unless sorted. */
export async function findMemberPage(
  database: Database,
  { groupId, ...body }: BodyOf<typeof groupCalls.members>,
): Promise<{ list: GroupMember[]; total: number }> {
  const { list, total } = await findPage(database, {
    body,
    fields: MEMBER_LIST_FIELDS,
    where: eq(groupMembers.groupId, groupId),
    table: users,
    source: createMemberSource(database),
    rows: database
      .select({
        id: users.id,
        account: users.account,
        name: users.name,
        status: users.status,
        addedAt: groupMembers.addedAt,
      })
      .from(users)
      .innerJoin(groupMembers, and(eq(groupMembers.userId, users.id), eq(groupMembers.groupId, groupId))),
  });
  return { list: list.map((member) => ({ ...member, addedAt: member.addedAt.toISOString() })), total };
}

/** Reads users together with their memberships, so that the condition `where` can select the members of a group. */
function createMemberSource(database: Database): PageSource {
  return {
    total: (where) =>
      database
        .select({ total: sql<number>`count(*)::int` })
        .from(users)
        .innerJoin(groupMembers, eq(groupMembers.userId, users.id))
        .where(where),
    ids: ({ where, order, limit, offset }) =>
      database
        .select({ id: users.id })
        .from(users)
        .innerJoin(groupMembers, eq(groupMembers.userId, users.id))
        .where(where)
        .orderBy(...order)
        .limit(limit)
        .offset(offset),
    idsWithTotal: ({ where, order, limit, offset }) =>
      database
        .select({ id: users.id, total: TOTAL_COLUMN })
        .from(users)
        .innerJoin(groupMembers, eq(groupMembers.userId, users.id))
        .where(where)
        .orderBy(...order)
        .limit(limit)
        .offset(offset),
  };
}

/** Returns the accounts of the users with these ids. Omits deleted users. */
export function findAccounts(
  database: Database,
  ids: readonly string[],
): Promise<{ id: string; account: string }[]> {
  return database
    .select({ id: users.id, account: users.account })
    .from(users)
    .where(and(inArray(users.id, [...ids]), IS_NOT_DELETED));
}

/** Adds users to a group. Returns the ids of those who were not members. */
export async function insertMembers(
  database: Database,
  groupId: string,
  userIds: readonly string[],
  addedAt: Date,
): Promise<string[]> {
  const added = await database
    .insert(groupMembers)
    .values(userIds.map((userId) => ({ groupId, userId, addedAt })))
    .onConflictDoNothing()
    .returning({ id: groupMembers.userId });
  return added.map(({ id }) => id);
}

/** Removes users from a group. Returns the ids of those who were members. */
export async function deleteMembers(
  database: Database,
  groupId: string,
  userIds: readonly string[],
): Promise<string[]> {
  const deleted = await database
    .delete(groupMembers)
    .where(and(eq(groupMembers.groupId, groupId), inArray(groupMembers.userId, [...userIds])))
    .returning({ id: groupMembers.userId });
  return deleted.map(({ id }) => id);
}

interface FoundGroup {
  readonly row: GroupRow;
  readonly memberCount: number;
  /** The id of the group if a directory manages it by SCIM, else null. */
  readonly managedId: string | null;
}

function toGroup({ row, memberCount, managedId }: FoundGroup): Group {
  const { createdAt, updatedAt, ...group } = row;
  return {
    ...group,
    memberCount,
    isManaged: managedId !== null,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}
