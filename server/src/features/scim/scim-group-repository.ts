import { and, asc, count, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { groupMembers, groups } from '../../database/schema/groups.ts';
import { scimGroups, scimUsers } from '../../database/schema/scim-resources.ts';
import { users } from '../../database/schema/users.ts';
import type { GroupRow } from '../group/group-repository.ts';
import { IS_NOT_DELETED } from '../identity/user-repository.ts';
import { GROUP_ATTRIBUTES } from './attribute-query.ts';
import { buildFilterCondition, findSortValue } from './filter-query.ts';
import type { ScimListQuery } from './read-list-query.ts';

/** A group, with the id that its directory uses. */
export interface ScimGroupRecord {
  readonly group: GroupRow;
  readonly externalId: string | null;
}

const selectGroups = (database: Database) =>
  database
    .select({ group: groups, externalId: scimGroups.externalId })
    .from(groups)
    .leftJoin(scimGroups, eq(scimGroups.groupId, groups.id));

export async function findScimGroupPage(
  database: Database,
  { filter, sortBy, isDescending, limit, offset }: ScimListQuery,
): Promise<{ readonly list: readonly ScimGroupRecord[]; readonly total: number }> {
  const where = filter && buildFilterCondition(filter, GROUP_ATTRIBUTES);
  const [counted] = await database
    .select({ total: count() })
    .from(groups)
    .leftJoin(scimGroups, eq(scimGroups.groupId, groups.id))
    .where(where);
  const value = sortBy === undefined ? undefined : findSortValue(sortBy, GROUP_ATTRIBUTES);
  const order = value ? [isDescending ? desc(value) : asc(value)] : [];
  const list =
    limit === 0
      ? []
      : await selectGroups(database)
          .where(where)
          .orderBy(...order, asc(groups.id))
          .limit(limit)
          .offset(offset);
  return { list, total: counted?.total ?? 0 };
}

export async function findScimGroup(database: Database, id: string): Promise<ScimGroupRecord | undefined> {
  const [found] = await selectGroups(database).where(eq(groups.id, id));
  return found;
}

/** Stores that a directory manages the group, and the id that the directory uses. */
export async function saveScimGroup(
  database: Database,
  row: { readonly groupId: string; readonly externalId: string | null },
): Promise<void> {
  await database
    .insert(scimGroups)
    .values(row)
    .onConflictDoUpdate({ target: scimGroups.groupId, set: { externalId: row.externalId } });
}

/**
 * Returns the ids of the members of groups, by the ids of the groups. Users whom the directory has deleted are left
 * out.
 */
export async function findMemberIdsOfGroups(
  database: Database,
  groupIds: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  if (groupIds.length === 0) return new Map();
  const rows = await database
    .select({ groupId: groupMembers.groupId, userId: groupMembers.userId })
    .from(groupMembers)
    .leftJoin(scimUsers, eq(scimUsers.userId, groupMembers.userId))
    .where(and(inArray(groupMembers.groupId, [...groupIds]), isNull(scimUsers.removedAt)))
    .orderBy(groupMembers.userId);
  const found = new Map<string, string[]>(groupIds.map((id) => [id, []]));
  for (const { groupId, userId } of rows) found.get(groupId)?.push(userId);
  return found;
}

/** Returns the ids and accounts of the users with these ids, except the users whom the directory has deleted. */
export function findPossibleMembers(
  database: Database,
  ids: readonly string[],
): Promise<{ id: string; account: string }[]> {
  return database
    .select({ id: users.id, account: users.account })
    .from(users)
    .leftJoin(scimUsers, eq(scimUsers.userId, users.id))
    .where(
      and(
        sql`${users.id} = any(${sql.param([...ids])}::uuid[])`,
        IS_NOT_DELETED,
        isNull(scimUsers.removedAt),
      ),
    );
}
