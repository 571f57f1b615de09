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
 * Returns whether a user may see a menu entry or visit a route. If it requires no role and no permission, every user
 * may. Otherwise, a user may if the user has an access list, and the two lists share a name.
 */
export function mayVisit(
  required: readonly string[] | undefined,
  access: readonly string[] | undefined,
): boolean {
  if (!required || required.length === 0) return true;
  return hasRequiredAccess(required, access);
}

/**
 * Returns whether an access list has at least one of the required roles and permissions. Returns false if one of the
 * lists is missing.
 */
export function hasRequiredAccess(
  required: readonly string[] | undefined,
  access: readonly string[] | undefined,
): boolean {
  if (!required || !access) return false;
  return required.some((role) => access.includes(role));
}
