/** What a person may be. An account has one or both. */
export const ROLES = ['user', 'admin'] as const;

export type Role = (typeof ROLES)[number];

/**
 * The rule of menus and routes: an item that names no role is for everybody; one that does is hidden from whoever
 * has no access list, and otherwise shown when the two lists share a role.
 */
export function mayVisit(
  required: readonly string[] | undefined,
  access: readonly string[] | undefined,
): boolean {
  if (!required || required.length === 0) return true;
  return sharesRole(required, access);
}

/** The rule of gated elements: present only when both lists are there, neither is empty, and they share a role. */
export function sharesRole(
  required: readonly string[] | undefined,
  access: readonly string[] | undefined,
): boolean {
  if (!required || !access) return false;
  return required.some((role) => access.includes(role));
}
