import type { Frame } from '@atrium/contract';
import { matchPath } from '@atrium/ui/router';

/** The data about a page of the host or of a remote that the host needs before the page's code runs. */
export interface KnownRoute {
  readonly path: string;
  readonly name: string;
  /** Message id of its title. */
  readonly title: string;
  /** Name of its icon, as in menus. */
  readonly icon?: string | undefined;
  /** Roles and permissions: a user who has one of them may open the route. Without any, every signed-in user may. */
  readonly access?: readonly string[] | undefined;
  /** Whether it is open to visitors without a session. */
  readonly isPublic?: boolean;
  /** The remote whose code shows the page. Undefined for pages of the host and for pages that show an external site. */
  readonly remoteName?: string;
  /** Query keys that, besides the path, distinguish instances of the page. Each instance has its own tab. */
  readonly identity?: readonly string[] | undefined;
  /** Whether its tab can be closed. Defaults to yes. */
  readonly closable?: boolean | undefined;
  /** Whether its page stays mounted while another tab is shown. Defaults to yes. */
  readonly cache?: boolean | undefined;
  /** The external site that the page shows. */
  readonly frame?: Frame | undefined;
}

export interface RouteMatch {
  readonly route: KnownRoute;
  readonly params: Readonly<Record<string, string>>;
}

/**
 * Returns the route of an address. If several match, it returns the one with the fewest parameters (`…/create` before
 * `…/:id`).
 */
export function matchRoute(routes: readonly KnownRoute[], pathname: string): RouteMatch | undefined {
  let best: RouteMatch | undefined;
  for (const route of routes) {
    if (!pathname.startsWith(getFixedStart(route))) continue;
    const match = matchPath({ path: route.path, caseSensitive: true }, pathname);
    if (!match || (best && countParameters(best.route) <= countParameters(route))) continue;
    best = { route, params: decodeParameters(match.params) };
  }
  return best;
}

/**
 * Returns the start of a path, up to its first parameter. It is compared first, because `matchPath` compiles a regular
 * expression for each route.
 */
function getFixedStart({ path }: KnownRoute): string {
  return path.replace(/\/?([:*].*)?$/, '');
}

function countParameters({ path }: KnownRoute): number {
  return path.split('/').filter((segment) => segment.startsWith(':') || segment === '*').length;
}

function decodeParameters(params: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(params).flatMap(([key, value]) => (value ? [[key, decodeParameter(value)]] : [])),
  );
}

/** Decodes a parameter. A malformed one, which no browser would write, stays as it is. */
function decodeParameter(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
