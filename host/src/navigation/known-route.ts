import type { Frame } from '@atrium/contract';
import { matchPath } from '@atrium/ui/router';

/** What the host must know of a page before its code runs, wherever the page comes from. */
export interface KnownRoute {
  readonly path: string;
  readonly name: string;
  /** Message id of its title. */
  readonly title: string;
  /** Name of its icon, as in menus. */
  readonly icon?: string | undefined;
  /** Roles that may visit the route. Without roles, every signed-in user may. */
  readonly access?: readonly string[] | undefined;
  /** Whether it is open to people who have not signed in. */
  readonly isPublic?: boolean;
  /** The remote that owns it; none means the host. */
  readonly remoteName?: string;
  /** Query keys that tell instances of the page apart, beside its path: each instance has a tab of its own. */
  readonly identity?: readonly string[] | undefined;
  /** Whether its tab can be closed; yes unless said. */
  readonly closable?: boolean | undefined;
  /** Whether its page stays mounted while another tab is on screen; yes unless said. */
  readonly cache?: boolean | undefined;
  /** The page of another site that it shows. */
  readonly frame?: Frame | undefined;
}

export interface RouteMatch {
  readonly route: KnownRoute;
  readonly params: Readonly<Record<string, string>>;
}

/** The route that an address belongs to; of several, the one with the fewest parameters (`…/create` before `…/:id`). */
export function matchRoute(routes: readonly KnownRoute[], pathname: string): RouteMatch | undefined {
  let best: RouteMatch | undefined;
  for (const route of routes) {
    const match = matchPath({ path: route.path, caseSensitive: true }, pathname);
    if (!match || (best && parameterCount(best.route) <= parameterCount(route))) continue;
    best = { route, params: present(match.params) };
  }
  return best;
}

function parameterCount({ path }: KnownRoute): number {
  return path.split('/').filter((segment) => segment.startsWith(':') || segment === '*').length;
}

function present(params: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(params).flatMap(([key, value]) => (value ? [[key, decoded(value)]] : [])),
  );
}

/** A part of an address that no browser would write stays as it is. */
function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
