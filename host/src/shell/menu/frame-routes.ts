import type { MenuItem } from '@atrium/contract';
import { FORBIDDEN_TITLE } from '../../navigation/host-routes.ts';
import type { KnownRoute } from '../../navigation/known-route.ts';

/** Roles of a page that nobody may open. */
const NOBODY: readonly string[] = ['nobody'];

/** The routes of menu entries that show another site: nobody but the entry itself says that there is such a page. */
export function frameRoutes(items: readonly MenuItem[]): readonly KnownRoute[] {
  return items.flatMap(({ path, name = path, title, icon, auth, children, frame }) => [
    ...(frame && isOwnPath(path) ? [{ path, name, title, icon, access: auth, frame }] : []),
    ...frameRoutes(children ?? []).map((route) => ({ ...route, access: bothLists(auth, route.access) })),
  ]);
}

/** Routes for entries of the server's menu that this person's roles may not open, so that their addresses are 403. */
export function forbiddenRoutes(paths: readonly string[]): readonly KnownRoute[] {
  return paths
    .filter(isOwnPath)
    .map((path) => ({ path, name: path, title: FORBIDDEN_TITLE, access: NOBODY }));
}

/** A path without parameters below the console's own area; any other would take the place of pages of the host. */
function isOwnPath(path: string): boolean {
  return path.startsWith('/admin/') && !/[:*]/.test(path);
}

/** The roles that may see an entry of a group: those that may see both the group and the entry. */
function bothLists(
  group: readonly string[] | undefined,
  own: readonly string[] | undefined,
): readonly string[] | undefined {
  if (!group?.length) return own;
  if (!own?.length) return group;
  const both = own.filter((role) => group.includes(role));
  return both.length > 0 ? both : NOBODY;
}
