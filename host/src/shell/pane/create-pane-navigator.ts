import type { PaneNavigator } from '@atrium/contract';
import type { ConsoleHistory } from '../../navigation/console-history.ts';
import { changedSearch } from './pane-location.ts';

/**
 * Moves for one visit. Once the browser has gone on, the pane moves nothing any more: a late answer must not pull
 * somebody away from where they are.
 */
export function createPaneNavigator(history: ConsoleHistory, visit: number): PaneNavigator {
  const whileHere = (move: () => void): void => {
    if (history.current().visit === visit) move();
  };
  return {
    go: (to, { replace = false } = {}) => whileHere(() => history[replace ? 'replace' : 'push'](inside(to))),
    setQuery: (query, { replace = false } = {}) =>
      whileHere(() => {
        const { pathname, search } = history.current().location;
        const to = { pathname, search: changedSearch(search, query) };
        history[replace ? 'replace' : 'push'](to, { pane: visit });
      }),
    back: () => whileHere(() => history.go(-1)),
  };
}

/** Throws for an address of another origin: pages move within the console only. */
function inside(to: string): string {
  const url = new URL(to, window.location.href);
  if (url.origin !== window.location.origin || url.pathname.startsWith('//')) {
    throw new TypeError(`A pane goes to addresses of the console only, not to ${to}`);
  }
  return `${url.pathname}${url.search}${url.hash}`;
}
