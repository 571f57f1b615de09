import { and, asc, count, desc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { groupMembers, groups } from '../../database/schema/groups.ts';
import { scimUsers } from '../../database/schema/scim-resources.ts';
import { users } from '../../database/schema/users.ts';
import { IS_NOT_DELETED, type UserRecord } from '../identity/user-repository.ts';
import { USER_ATTRIBUTES } from './attribute-query.ts';
import { buildFilterCondition, findSortValue } from './filter-query.ts';
import type { ScimListQuery } from './read-list-query.ts';
import type { ScimFilter } from './scim-filter.ts';

export type ScimUserRow = typeof scimUsers.$inferSelect;

/** A user with the attributes that a directory has sent. `directoryData` is null until a directory changes the user. */
export interface ScimUserRecord {
  readonly user: UserRecord;
  readonly directoryData: ScimUserRow | null;
}

/** A group of a user. */
export interface GroupOfUser {
  readonly id: string;
  readonly name: string;
}

const selectUsers = (database: Database) =>
  database
    .select({ user: users, directoryData: scimUsers })
    .from(users)
    .leftJoin(scimUsers, eq(scimUsers.userId, users.id));

/** Returns a page of the users whom no directory has deleted and who have not deleted their accounts. */
export async function findScimUserPage(
  database: Database,
  { filter, sortBy, isDescending, limit, offset }: ScimListQuery,
): Promise<{ readonly list: readonly ScimUserRecord[]; readonly total: number }> {
  const where = and(IS_NOT_DELETED, isNull(scimUsers.removedAt), filter && buildUserCondition(filter));
  const [counted] = await database
    .select({ total: count() })
    .from(users)
    .leftJoin(scimUsers, eq(scimUsers.userId, users.id))
    .where(where);
  const value = sortBy === undefined ? undefined : findSortValue(sortBy, USER_ATTRIBUTES);
  const order = value ? [isDescending ? desc(value) : asc(value)] : [];
  const list =
    limit === 0
      ? []
      : await selectUsers(database)
          .where(where)
          .orderBy(...order, asc(users.id))
          .limit(limit)
          .offset(offset);
  return { list, total: counted?.total ?? 0 };
}

/**
 * Returns the condition for a filter. A filter for a user name also matches the email address of a user whom no
 * directory manages yet: a directory that starts to manage users searches for its own user names, which may be email
 * addresses.
 */
function buildUserCondition(filter: ScimFilter): SQL {
  const condition = buildFilterCondition(filter, USER_ATTRIBUTES);
  const isUserName = filter.kind === 'compare' && filter.attribute === 'username' && filter.operator === 'eq';
  if (!isUserName) return condition;
  const mail = sql`lower(${String(filter.value)}::text)`;
  return sql`(${condition} or (${scimUsers.userId} is null and ${users.mail} = ${mail}))`;
}

/** Returns a user, unless the directory has deleted the user, or the user has deleted the account. */
export async function findScimUser(database: Database, id: string): Promise<ScimUserRecord | undefined> {
  const [found] = await selectUsers(database).where(
    and(eq(users.id, id), IS_NOT_DELETED, isNull(scimUsers.removedAt)),
  );
  return found;
}

/** Returns the user with this user name of a directory, even if the directory has deleted the user. */
export async function findByUserName(
  database: Database,
  userName: string,
): Promise<ScimUserRecord | undefined> {
  const [found] = await selectUsers(database).where(
    sql`lower(${scimUsers.userName}) = lower(${userName}::text)`,
  );
  return found;
}

/** Returns a user whom no directory manages and who has this account or email address. */
export async function findUnmanagedUser(
  database: Database,
  names: { readonly account: string; readonly mail: string },
): Promise<UserRecord | undefined> {
  const [found] = await selectUsers(database)
    .where(
      and(
        IS_NOT_DELETED,
        isNull(scimUsers.userId),
        or(eq(users.account, names.account), eq(users.mail, names.mail)),
      ),
    )
    .limit(1);
  return found?.user;
}

/** Stores what a directory has sent about a user. */
export async function saveScimUser(database: Database, row: ScimUserRow): Promise<void> {
  const { userId, ...values } = row;
  await database.insert(scimUsers).values(row).onConflictDoUpdate({ target: scimUsers.userId, set: values });
}

/** Returns the groups of users, by the ids of the users. */
export async function findGroupsOfUsers(
  database: Database,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, readonly GroupOfUser[]>> {
  if (userIds.length === 0) return new Map();
  const rows = await database
    .select({ userId: groupMembers.userId, id: groups.id, name: groups.name })
    .from(groupMembers)
    .innerJoin(groups, eq(groups.id, groupMembers.groupId))
    .where(inArray(groupMembers.userId, [...userIds]))
    .orderBy(groups.name);
  const found = new Map<string, GroupOfUser[]>();
  for (const { userId, ...group } of rows) found.set(userId, [...(found.get(userId) ?? []), group]);
  return found;
}
