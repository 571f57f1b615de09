import type { PaneNavigator } from '@atrium/contract';
import type { ConsoleHistory } from '../../navigation/console-history.ts';
import { changedSearch } from '../../navigation/pane-location.ts';

interface PanePlace {
  /** Whether the pane is on screen: then it moves the browser. */
  readonly isShown: () => boolean;
  /** Where a hidden pane stands: path and query. */
  readonly fullPath: () => string;
  /** Moves the tab of a hidden pane. */
  readonly moveHidden: (to: string) => void;
}

/**
 * Moves for one pane. On screen they are the browser's; hidden, a late answer moves the pane's own tab and must not
 * pull somebody away from where they are.
 */
export function createPaneNavigator(history: ConsoleHistory, place: PanePlace): PaneNavigator {
  return {
    go: (to, { replace = false } = {}) => {
      const target = inside(to);
      if (place.isShown()) history[replace ? 'replace' : 'push'](target);
      else place.moveHidden(target);
    },
    setQuery: (query, { replace = false } = {}) => {
      if (!place.isShown()) {
        const { pathname, search } = new URL(place.fullPath(), window.location.origin);
        place.moveHidden(`${pathname}${changedSearch(search, query)}`);
        return;
      }
      const { location, visit } = history.current();
      const to = { pathname: location.pathname, search: changedSearch(location.search, query) };
      history[replace ? 'replace' : 'push'](to, { pane: visit });
    },
    back: () => {
      if (place.isShown()) history.go(-1);
    },
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
