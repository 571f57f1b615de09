import { type MenuItem, menuListCall } from '@atrium/contract';
import type { AppDependencies } from '../../http/app-dependencies.ts';
import { declareRoute, type RouteDeclaration } from '../../http/declare-route.ts';
import { readStoredMenus, type StoredMenu } from './menu-repository.ts';
import { mergeMenu, visibleMenu } from './merge-menu.ts';

/** What the console defines comes with the call; the server adds its own entries and leaves out what is not for the caller. */
export function menuRoutes({ database }: AppDependencies): readonly RouteDeclaration[] {
  return [
    declareRoute(menuListCall, 'signed-in', async (body, { user }) => {
      const stored = await readStoredMenus(database);
      const header = visibleMenu(mergeMenu(body.header, stored.header.items), user.access);
      const sider = visibleMenu(mergeMenu(body.sider, stored.sider.items), user.access);
      return {
        header,
        sider,
        headerMenuBadge: visibleBadges(stored.header, header),
        siderMenuBadge: visibleBadges(stored.sider, sider),
      };
    }),
  ];
}

function visibleBadges(stored: StoredMenu, menu: readonly MenuItem[]): Record<string, string> | null {
  const visible = new Set(menu.flatMap(pathsOf));
  const badges = Object.entries(stored.badges).filter(([path]) => visible.has(path));
  return badges.length > 0 ? Object.fromEntries(badges) : null;
}

function pathsOf(item: MenuItem): readonly string[] {
  return [item.path, ...(item.children ?? []).flatMap(pathsOf)];
}
