import type { PaneNavigator } from '@atrium/contract';
import type { ConsoleHistory } from '../../navigation/history/console-history.ts';
import { changeQueryString } from '../../navigation/history/create-pane-location.ts';

interface PaneState {
  /** Whether the pane is on screen. If so, it navigates the browser. */
  readonly isShown: () => boolean;
  /** The location of a hidden pane: path and query. */
  readonly fullPath: () => string;
  /** Changes the location of the tab of a hidden pane. */
  readonly navigateHidden: (to: string) => void;
}

/**
 * Creates the navigator of one pane. While the pane is on screen, it navigates the browser. While the pane is hidden,
 * for example when a response arrives late, it changes the location of the pane's own tab, and the current page stays
 * on screen.
 */
export function createPaneNavigator(history: ConsoleHistory, pane: PaneState): PaneNavigator {
  return {
    go: (to, { replace = false } = {}) => {
      const target = resolveInConsole(to);
      if (pane.isShown()) history[replace ? 'replace' : 'push'](target);
      else pane.navigateHidden(target);
    },
    setQuery: (query, { replace = false } = {}) => {
      if (!pane.isShown()) {
        const { pathname, search } = new URL(pane.fullPath(), window.location.origin);
        pane.navigateHidden(`${pathname}${changeQueryString(search, query)}`);
        return;
      }
      const { location, pageKey } = history.current();
      const to = { pathname: location.pathname, search: changeQueryString(location.search, query) };
      // The state `pane` marks a pane's change of its own query, so the navigation does not reload the page.
      history[replace ? 'replace' : 'push'](to, { pane: pageKey });
    },
    back: () => {
      if (pane.isShown()) history.go(-1);
    },
  };
}

/**
 * Resolves an address. Pages navigate within the console only.
 *
 * @throws for an address of another origin.
 */
function resolveInConsole(to: string): string {
  const url = new URL(to, window.location.href);
  // The browser would read a path such as `//other.example` as an address of another origin.
  if (url.origin !== window.location.origin || url.pathname.startsWith('//')) {
    throw new TypeError(`A pane can navigate only within the console, not to ${to}`);
  }
  return `${url.pathname}${url.search}${url.hash}`;
}
