import type { CustomRole, ListBody } from '@atrium/contract';
import { asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { findPage } from '../../database/list/find-page.ts';
import type { ListFields } from '../../database/list/list-query.ts';
import { searchByIndex } from '../../database/list/search-text.ts';
import { roles } from '../../database/schema/roles.ts';
import { users } from '../../database/schema/users.ts';

export type RoleRow = typeof roles.$inferSelect;

const ROLE_LIST_FIELDS: ListFields = {
  search: searchByIndex(roles.name, roles.description),
  filters: {},
  ranges: { updatedAt: roles.updatedAt },
  sorts: { name: roles.name, updatedAt: roles.updatedAt },
  newestFirst: [roles.updatedAt, roles.id],
};

/** The maximum number of accounts that an error names. */
const MAX_NAMED = 5;

export async function findRolePage(
  database: Database,
  body: ListBody,
): Promise<{ list: CustomRole[]; total: number }> {
  const { list, total } = await findPage(database, {
    body,
    fields: ROLE_LIST_FIELDS,
    table: roles,
    rows: selectRoles(database),
  });
  return { list: list.map(toRole), total };
}

export async function findRole(database: Database, id: string): Promise<CustomRole | undefined> {
  const [found] = await selectRoles(database).where(eq(roles.id, id));
  return found && toRole(found);
}

/** Locks the roles until the end of the transaction, so that no user gets one of them meanwhile. */
export function lockRoles(database: Database, ids: readonly string[]): Promise<RoleRow[]> {
  return database
    .select()
    .from(roles)
    .where(inArray(roles.id, [...ids]))
    .orderBy(roles.id)
    .for('update');
}

export async function insertRole(database: Database, row: typeof roles.$inferInsert): Promise<void> {
  await database.insert(roles).values(row);
}

/** Updates the role and increments its revision. */
export async function changeRole(
  database: Database,
  id: string,
  change: Pick<RoleRow, 'name' | 'description' | 'permissions' | 'updatedAt' | 'updatedBy'>,
): Promise<void> {
  await database
    .update(roles)
    .set({ ...change, revision: sql`${roles.revision} + 1` })
    .where(eq(roles.id, id));
}

export async function deleteRoles(database: Database, ids: readonly string[]): Promise<void> {
  await database.delete(roles).where(inArray(roles.id, [...ids]));
}

/** Returns the accounts of the first users who have one of the roles. */
export async function findAccountsWithRoles(database: Database, ids: readonly string[]): Promise<string[]> {
  const found = await database
    .select({ account: users.account })
    .from(users)
    .where(sql`${users.access} && ${sql.param([...ids])}::text[]`)
    .orderBy(asc(users.account))
    .limit(MAX_NAMED);
  return found.map(({ account }) => account);
}

function selectRoles(database: Database) {
  return database.select({ row: roles, userCount: selectUserCount() }).from(roles);
}

function selectUserCount(): SQL<number> {
  // Nested, because Drizzle omits the table names of the columns of a field if the query has only one table.
  return sql<number>`(${sql`select count(*)::int from ${users} where ${users.access} @> array[${roles.id}::text]`})`;
}

function toRole({ row, userCount }: { readonly row: RoleRow; readonly userCount: number }): CustomRole {
  const { createdAt, updatedAt, ...role } = row;
  return { ...role, userCount, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() };
}
