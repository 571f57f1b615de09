import { type MenuItem, menuListCall } from '@atrium/contract';
import { declareRoute, type RouteDeclaration } from '../../http/declare-route.ts';
import type { AppDependencies } from '../app-dependencies.ts';
import { readStoredMenus, type StoredMenu } from './menu-repository.ts';
import { mergeMenu, visibleMenu } from './merge-menu.ts';

/**
 * The call contains the entries that the console defines. The server adds its own entries and leaves out those that the
 * caller may not see.
 */
export function menuRoutes({ database }: AppDependencies): readonly RouteDeclaration[] {
  return [
    declareRoute(menuListCall, 'signed-in', async (body, { user, log }) => {
      const stored = await readStoredMenus(database, (id) => {
        log.warn({ menuEntry: id }, 'menu entry skipped: it does not match the schema');
      });
      const header = visibleMenu(mergeMenu(body.header, stored.header.items), user.access);
      const sider = visibleMenu(mergeMenu(body.sider, stored.sider.items), user.access);
      return {
        header,
        sider,
        headerMenuBadge: visibleBadges(stored.header, header),
        siderMenuBadge: visibleBadges(stored.sider, sider),
        forbidden: forbiddenPaths([...stored.header.items, ...stored.sider.items], [...header, ...sider]),
      };
    }),
  ];
}

function visibleBadges(stored: StoredMenu, menu: readonly MenuItem[]): Record<string, string> | null {
  const visible = new Set(menu.flatMap(pathsOf));
  const badges = Object.entries(stored.badges).filter(([path]) => visible.has(path));
  return badges.length > 0 ? Object.fromEntries(badges) : null;
}

/** Returns the paths of stored entries that the caller may not see. The console shows them as forbidden pages. */
function forbiddenPaths(stored: readonly MenuItem[], visible: readonly MenuItem[]): string[] {
  const seen = new Set(visible.flatMap(pathsOf));
  return [...new Set(stored.flatMap(pathsOf))].filter((path) => !seen.has(path));
}

function pathsOf(item: MenuItem): readonly string[] {
  return [item.path, ...(item.children ?? []).flatMap(pathsOf)];
}
