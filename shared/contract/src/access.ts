/** The built-in roles of an account. */
export const ROLES = ['user', 'admin'] as const;

export type Role = (typeof ROLES)[number];

/**
 * The permissions that a custom role can grant. Admins have all of them. The access lists of routes, menu entries and
 * elements contain roles and permissions.
 */
export const PERMISSIONS = [
  'metrics',
  'runs',
  'group-runs',
  'audit',
  'algorithms',
  'recognitions',
  'nlp-items',
  'data-sets',
  'models',
  'connections',
  'translations',
  'groups',
  'users',
] as const;

export type Permission = (typeof PERMISSIONS)[number];

/**
 * The response header with the access list of the user who sent the request, so that open consoles follow a change of
 * roles. The names are separated by spaces.
 */
export const ACCESS_HEADER = 'X-Access';

/**
 * Returns whether a user may see a menu entry or visit a route. Each of the `sufficient` roles and permissions is
 * enough. If there are none, every user may.
 */
export function mayVisit(
  sufficient: readonly string[] | undefined,
  access: readonly string[] | undefined,
): boolean {
  if (!sufficient || sufficient.length === 0) return true;
  return hasRequiredAccess(sufficient, access);
}

/**
 * Returns whether an access list has at least one of the `sufficient` roles and permissions. Returns false if one of
 * the lists is missing.
 */
export function hasRequiredAccess(
  sufficient: readonly string[] | undefined,
  access: readonly string[] | undefined,
): boolean {
  if (!sufficient || !access) return false;
  return sufficient.some((name) => access.includes(name));
}
