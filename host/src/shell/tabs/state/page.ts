import type { PaneLocation } from '@atrium/contract';
import { createPaneLocation } from '../../../navigation/history/create-pane-location.ts';
import { type KnownRoute, matchRoute } from '../../../navigation/routes/known-route.ts';
import type { StoredTab } from './tab.ts';

/** A page of the console at a location, as a tab shows it. */
export interface Page {
  readonly route: KnownRoute;
  readonly location: PaneLocation;
}

/** Returns the page of an address, if there is one. */
export function findPage(
  routes: readonly KnownRoute[],
  location: { readonly pathname: string; readonly search: string },
): Page | undefined {
  const match = matchRoute(routes, location.pathname);
  return match && { route: match.route, location: createPaneLocation(location, match.params) };
}

/**
 * Returns the identity of a page: its path, and the query values that its route includes in the identity. Two locations
 * with the same identity share a tab.
 */
export function getPageIdentity({ route, location }: Page): string {
  const keys = [...(route.identity ?? [])].sort();
  const query = new URLSearchParams(
    keys.flatMap((key) => {
      const value = location.query[key];
      return value ? [[key, value]] : [];
    }),
  );
  return query.size > 0 ? `${location.path}?${query}` : location.path;
}

/** Returns the data of a page that its tab stores. */
export function toStoredTab(page: Page): StoredTab {
  const { route, location } = page;
  return {
    identity: getPageIdentity(page),
    name: route.name,
    path: location.path,
    fullPath: location.fullPath,
    params: { ...location.params },
    query: { ...location.query },
    meta: {
      title: route.title,
      icon: route.icon,
      closable: route.closable ?? true,
      cache: route.cache ?? true,
    },
  };
}
