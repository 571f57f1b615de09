import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { roles } from '../../database/schema/roles.ts';

/**
 * Returns the condition that the roles of a user allow the user to manage others: `admin`, or a custom role with the
 * permission `users`.
 */
export function mayManageUsers(access: PgColumn): SQL {
  return sql`('admin' = any(${access}) or exists (
    select 1 from ${roles} where ${roles.id}::text = any(${access}) and 'users' = any(${roles.permissions})))`;
}
