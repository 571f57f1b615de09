import { PERMISSIONS, ROLES } from '@atrium/contract';
import type { Database } from '../../database/database.ts';
import { findRolePermissions } from './role-permission-repository.ts';

const BUILT_IN: ReadonlySet<string> = new Set(ROLES);

/**
 * Returns what the roles of a user allow: the built-in roles, and the permissions of the custom roles in the order of
 * the contract. Reads the database only for custom roles.
 */
export async function resolveAccess(database: Database, roles: readonly string[]): Promise<string[]> {
  const builtIn = roles.filter((role) => BUILT_IN.has(role));
  const custom = roles.filter((role) => !BUILT_IN.has(role));
  if (custom.length === 0) return builtIn;
  const granted = new Set(
    (await findRolePermissions(database, custom)).flatMap(({ permissions }) => permissions),
  );
  return [...builtIn, ...PERMISSIONS.filter((permission) => granted.has(permission))];
}
