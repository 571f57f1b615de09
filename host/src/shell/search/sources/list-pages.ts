import { type MenuItem, mayVisit } from '@atrium/contract';
import { isSignedInPath } from '../../../navigation/routes/is-signed-in-path.ts';
import { type KnownRoute, matchRoute } from '../../../navigation/routes/known-route.ts';

/** A page that the user may open, before its titles are translated. */
export interface ListedPage {
  /** A path of the console, or an external address. */
  readonly path: string;
  readonly title: string;
  readonly icon?: string | undefined;
  /** Titles of the menu groups around it, outermost first. */
  readonly groups: readonly string[];
}

interface PageSources {
  readonly menu: readonly MenuItem[];
  readonly routes: readonly KnownRoute[];
  /** The user's roles and permissions. */
  readonly access: readonly string[] | undefined;
}

/**
 * Returns all pages that the user can open and whose path has no parameters: those of the menu, including hidden ones,
 * then those of routes that are not in the menu. Each address appears once.
 */
export function listPages({ menu, routes, access }: PageSources): readonly ListedPage[] {
  const menuPages = listEntries(menu, access, []).filter(({ path }) => {
    const route = matchRoute(routes, path)?.route;
    return !route || mayVisit(route.access, access);
  });
  const menuPaths = new Set(listPaths(menu));
  const otherRoutes = routes.filter(
    (route) => !menuPaths.has(route.path) && isDirectlyOpenable(route) && mayVisit(route.access, access),
  );
  const pages = [
    ...menuPages,
    ...otherRoutes.map(({ path, title, icon }) => ({ path, title, icon, groups: [] })),
  ];
  return pages.filter(({ path }, index) => pages.findIndex((page) => page.path === path) === index);
}

/** Returns whether a page creates something new. Such a page is listed as an action. */
export function isCreatePage({ path }: Pick<ListedPage, 'path'>): boolean {
  return path.endsWith('/create');
}

function listEntries(
  items: readonly MenuItem[],
  access: readonly string[] | undefined,
  groups: readonly string[],
): readonly ListedPage[] {
  return items.flatMap((item) => {
    if (!mayVisit(item.auth, access)) return [];
    if (item.children?.length) return listEntries(item.children, access, [...groups, item.title]);
    // Labels of the header menu have no address.
    if (item.path.startsWith('#')) return [];
    return [{ path: item.path, title: item.title, icon: item.icon, groups }];
  });
}

function listPaths(items: readonly MenuItem[]): readonly string[] {
  return items.flatMap(({ path, children }) => [path, ...listPaths(children ?? [])]);
}

function isDirectlyOpenable({ path, isPublic }: KnownRoute): boolean {
  return !isPublic && isSignedInPath(path) && !/[:*]/.test(path);
}
