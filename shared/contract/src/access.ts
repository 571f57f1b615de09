/** The roles of an account. An account has one or both. */
export const ROLES = ['user', 'admin'] as const;

export type Role = (typeof ROLES)[number];

/**
 * The rule for menus and routes. An item that names no role is visible to every user. An item that names roles is
 * hidden from users without an access list, and visible to others when the two lists share a role.
 */
export function mayVisit(
  required: readonly string[] | undefined,
  access: readonly string[] | undefined,
): boolean {
  if (!required || required.length === 0) return true;
  return sharesRole(required, access);
}

/**
 * The rule for gated elements: an element is present only when both lists exist, neither is empty, and they share a
 * role.
 */
export function sharesRole(
  required: readonly string[] | undefined,
  access: readonly string[] | undefined,
): boolean {
  if (!required || !access) return false;
  return required.some((role) => access.includes(role));
}
