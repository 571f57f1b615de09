import type { MenuItem } from '@atrium/contract';
import { FORBIDDEN_TITLE } from '../../../navigation/routes/host-routes.ts';
import type { KnownRoute } from '../../../navigation/routes/known-route.ts';

/** The access of a page that no one may open: a role that no user has. An empty list would let everyone open it. */
const NO_ONE: readonly string[] = ['nobody'];

/** Returns the routes of menu entries that show an external site. No descriptor needs to declare these routes. */
export function createFrameRoutes(items: readonly MenuItem[]): readonly KnownRoute[] {
  return items.flatMap(({ path, name = path, title, icon, auth, children, frame }) => [
    ...(frame && isPlainAdminPath(path) ? [{ path, name, title, icon, access: auth, frame }] : []),
    ...createFrameRoutes(children ?? []).map((route) => ({
      ...route,
      access: intersectRoles(auth, route.access),
    })),
  ]);
}

/**
 * Returns routes for entries of the server's menu that the user's roles may not open, so that their addresses show 403.
 */
export function createForbiddenRoutes(paths: readonly string[]): readonly KnownRoute[] {
  return paths
    .filter(isPlainAdminPath)
    .map((path) => ({ path, name: path, title: FORBIDDEN_TITLE, access: NO_ONE }));
}

/** Returns whether a path is below `/admin` and has no parameters. Any other path could replace pages of the host. */
function isPlainAdminPath(path: string): boolean {
  return path.startsWith('/admin/') && !/[:*]/.test(path);
}

/** Returns the roles that may see an entry of a group: those that may see both the group and the entry. */
function intersectRoles(
  groupRoles: readonly string[] | undefined,
  entryRoles: readonly string[] | undefined,
): readonly string[] | undefined {
  if (!groupRoles?.length) return entryRoles;
  if (!entryRoles?.length) return groupRoles;
  const both = entryRoles.filter((role) => groupRoles.includes(role));
  return both.length > 0 ? both : NO_ONE;
}
