import type { MenuItem } from '@atrium/contract';
import type { KnownRoute } from '../../navigation/known-route.ts';

/** The routes of menu entries that show another site: nobody but the entry itself says that there is such a page. */
export function frameRoutes(items: readonly MenuItem[]): readonly KnownRoute[] {
  return items.flatMap(({ path, name = path, title, icon, auth, children, frame }) => [
    ...(frame && isOwnPath(path) ? [{ path, name, title, icon, access: auth, frame }] : []),
    ...frameRoutes(children ?? []).map((route) => ({ ...route, access: bothLists(auth, route.access) })),
  ]);
}

/** A path without parameters below the console's own area; any other would take the place of pages of the host. */
function isOwnPath(path: string): boolean {
  return path.startsWith('/admin/') && !/[:*]/.test(path);
}

/** Who may see an entry of a group: whoever may see both. Nobody is named as the role that nobody has. */
function bothLists(
  group: readonly string[] | undefined,
  own: readonly string[] | undefined,
): readonly string[] | undefined {
  if (!group?.length) return own;
  if (!own?.length) return group;
  const both = own.filter((role) => group.includes(role));
  return both.length > 0 ? both : ['nobody'];
}
