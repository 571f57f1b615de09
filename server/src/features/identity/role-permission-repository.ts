import type { Permission } from '@atrium/contract';
import { sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { roles } from '../../database/schema/roles.ts';

interface RolePermissions {
  readonly id: string;
  readonly permissions: readonly Permission[];
}

/** Returns the permissions of the custom roles with these ids. */
export function findRolePermissions(database: Database, ids: readonly string[]): Promise<RolePermissions[]> {
  return selectRoles(database, ids);
}

/** Does the same as {@link findRolePermissions}, and locks the roles against changes until the transaction ends. */
export function lockRolePermissions(database: Database, ids: readonly string[]): Promise<RolePermissions[]> {
  return selectRoles(database, ids).orderBy(roles.id).for('share');
}

function selectRoles(database: Database, ids: readonly string[]) {
  return database
    .select({ id: roles.id, permissions: roles.permissions })
    .from(roles)
    .where(sql`${roles.id} = any(${sql.param([...ids])}::uuid[])`);
}
