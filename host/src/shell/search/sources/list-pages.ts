import { type MenuItem, mayVisit } from '@atrium/contract';
import { isConsolePath } from '../../../navigation/is-console-path.ts';
import { type KnownRoute, matchRoute } from '../../../navigation/known-route.ts';

/** A page that somebody may open, before its titles are worded. */
export interface ListedPage {
  /** A path of the console, or an address elsewhere. */
  readonly path: string;
  readonly title: string;
  readonly icon?: string | undefined;
  /** Titles of the menu's groups around it, outermost first. */
  readonly groups: readonly string[];
}

interface Known {
  readonly menu: readonly MenuItem[];
  readonly routes: readonly KnownRoute[];
  readonly access: readonly string[] | undefined;
}

/**
 * Every page that can be opened without knowing more than its address, for these roles: the menu's, hidden ones
 * included, then those of routes that stand in no menu. Each address once.
 */
export function listPages({ menu, routes, access }: Known): readonly ListedPage[] {
  const inMenu = listEntries(menu, access, []).filter(({ path }) => {
    const route = matchRoute(routes, path)?.route;
    return !route || mayVisit(route.access, access);
  });
  const named = new Set(namedPaths(menu));
  const others = routes.filter(
    (route) => !named.has(route.path) && isOpenAsItIs(route) && mayVisit(route.access, access),
  );
  const all = [...inMenu, ...others.map(({ path, title, icon }) => ({ path, title, icon, groups: [] }))];
  return all.filter(({ path }, index) => all.findIndex((page) => page.path === path) === index);
}

/** Whether a page begins something new; it is then less a place than something to do. */
export function isBeginning({ path }: Pick<ListedPage, 'path'>): boolean {
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
    // Labels of the header menu lead nowhere of their own.
    if (item.path.startsWith('#')) return [];
    return [{ path: item.path, title: item.title, icon: item.icon, groups }];
  });
}

function namedPaths(items: readonly MenuItem[]): readonly string[] {
  return items.flatMap(({ path, children }) => [path, ...namedPaths(children ?? [])]);
}

function isOpenAsItIs({ path, isPublic }: KnownRoute): boolean {
  return !isPublic && isConsolePath(path) && !/[:*]/.test(path);
}
