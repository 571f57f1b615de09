import { type MenuItem, mayVisit } from '@atrium/contract';
import { type KnownRoute, matchRoute } from '../../navigation/known-route.ts';

/** What is known of somebody that tells where they may go next. */
export interface Habits {
  /** The menu as they see it. */
  readonly menu: readonly MenuItem[];
  readonly access: readonly string[] | undefined;
  /** Names of the pages that they opened last, the latest first. */
  readonly opened: readonly string[];
}

/**
 * Pages of remotes in the order in which somebody is likely to open them, one of each remote: first those opened
 * lately, then as the menu has them. Remotes that have no entry in the menu are left out.
 */
export function likelyPages(
  routes: readonly KnownRoute[],
  { menu, access, opened }: Habits,
): readonly KnownRoute[] {
  const entries = leavesOf(menu).flatMap(({ path }) => matchRoute(routes, path)?.route ?? []);
  const shown = new Set(entries.map(({ remoteName }) => remoteName));
  const known = opened.flatMap((name) => routes.find((route) => route.name === name) ?? []);
  const all = [...known, ...entries].filter((route) => route.remoteName && mayVisit(route.access, access));
  const first = new Map(all.toReversed().map((route) => [route.remoteName, route]));
  return all.filter((route) => shown.has(route.remoteName) && first.get(route.remoteName) === route);
}

function leavesOf(menu: readonly MenuItem[]): readonly MenuItem[] {
  return menu.flatMap((item) => (item.children ? leavesOf(item.children) : [item]));
}
