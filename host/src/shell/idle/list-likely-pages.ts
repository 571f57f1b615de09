import { type MenuItem, mayVisit } from '@atrium/contract';
import { type KnownRoute, matchRoute } from '../../navigation/routes/known-route.ts';

/** The data that predicts which page a user opens next. */
export interface PreloadHints {
  /** The menu as the user sees it. */
  readonly menu: readonly MenuItem[];
  /** The access list of the user. */
  readonly access: readonly string[] | undefined;
  /** Names of the pages that the user opened last, newest first. */
  readonly opened: readonly string[];
}

/**
 * Returns pages of remotes in the order in which the user is likely to open them, one per remote. Recently opened pages
 * come first, then the pages of the menu in its order. Remotes without a menu entry are left out.
 */
export function listLikelyPages(
  routes: readonly KnownRoute[],
  { menu, access, opened }: PreloadHints,
): readonly KnownRoute[] {
  const menuRoutes = listLeaves(menu).flatMap(({ path }) => matchRoute(routes, path)?.route ?? []);
  const remotesInMenu = new Set(menuRoutes.map(({ remoteName }) => remoteName));
  const openedRoutes = opened.flatMap((name) => routes.find((route) => route.name === name) ?? []);
  const candidates = [...openedRoutes, ...menuRoutes].filter(
    (route) => route.remoteName && mayVisit(route.access, access),
  );
  // A later entry of a map replaces an earlier one. In reversed order, the first page of each remote remains.
  const firstByRemote = new Map(candidates.toReversed().map((route) => [route.remoteName, route]));
  return candidates.filter(
    (route) => remotesInMenu.has(route.remoteName) && firstByRemote.get(route.remoteName) === route,
  );
}

function listLeaves(menu: readonly MenuItem[]): readonly MenuItem[] {
  return menu.flatMap((item) => (item.children ? listLeaves(item.children) : [item]));
}
