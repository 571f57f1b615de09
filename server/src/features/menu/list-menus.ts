import type { BodyOf, DataOf, MenuItem, menuListCall } from '@atrium/contract';
import type { RequestContext, SignedInUser } from '../../domain/request-context.ts';
import type { AppDependencies } from '../app-dependencies.ts';
import { readStoredMenus, type StoredMenu } from './menu-repository.ts';
import { filterMenu, mergeMenu } from './merge-menu.ts';

/**
 * Returns the menus of the caller. The body contains the entries that the console defines. The server adds its stored
 * entries, and leaves out entries that the caller may not see.
 */
export async function listMenus(
  { database }: AppDependencies,
  body: BodyOf<typeof menuListCall>,
  { user, log }: Pick<RequestContext<SignedInUser>, 'user' | 'log'>,
): Promise<DataOf<typeof menuListCall>> {
  const stored = await readStoredMenus(database, (id) => {
    log.warn({ menuEntry: id }, 'menu entry skipped: it does not match the schema');
  });
  const header = filterMenu(mergeMenu(body.header, stored.header.items), user.access);
  const sider = filterMenu(mergeMenu(body.sider, stored.sider.items), user.access);
  return {
    header,
    sider,
    headerMenuBadge: filterBadges(stored.header, header),
    siderMenuBadge: filterBadges(stored.sider, sider),
    forbidden: findForbiddenPaths([...stored.header.items, ...stored.sider.items], [...header, ...sider]),
  };
}

function filterBadges(stored: StoredMenu, menu: readonly MenuItem[]): Record<string, string> | null {
  const visible = new Set(menu.flatMap(listPaths));
  const badges = Object.entries(stored.badges).filter(([path]) => visible.has(path));
  return badges.length > 0 ? Object.fromEntries(badges) : null;
}

/** Returns the paths of stored entries that the caller may not see. The console shows them as forbidden pages. */
function findForbiddenPaths(stored: readonly MenuItem[], visible: readonly MenuItem[]): string[] {
  const seen = new Set(visible.flatMap(listPaths));
  return [...new Set(stored.flatMap(listPaths))].filter((path) => !seen.has(path));
}

function listPaths(item: MenuItem): readonly string[] {
  return [item.path, ...(item.children ?? []).flatMap(listPaths)];
}
