import type { Location } from '@atrium/ui/router';
import { getNextPageKey } from './get-next-page-key.ts';
import type { NavigationState, NavigationType } from './navigation-state.ts';

interface PathParts {
  readonly pathname?: string | undefined;
  readonly search?: string | undefined;
  readonly hash?: string | undefined;
}

type To = string | PathParts;

/** The target of a navigation, and how the browser navigates to it. */
type NextNavigation = Omit<NavigationState, 'pageKey'>;

/** Called before the current page is left. Returns whether the navigation must wait. `proceed` carries it out. */
type NavigationGuard = (proceed: () => void, next: NextNavigation) => boolean;

/** The browser's history as the router needs it. In addition, a navigation can wait until the user agrees. */
export interface ConsoleHistory {
  readonly current: () => NavigationState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly createHref: (to: To) => string;
  readonly push: (to: To, state?: unknown) => void;
  readonly replace: (to: To, state?: unknown) => void;
  readonly go: (delta: number) => void;
  /**
   * Calls `guard` before each navigation that leaves the page, including Back and Forward. A new guard replaces the
   * earlier one. Returns a function that removes the guard.
   */
  readonly guardNavigation: (guard: NavigationGuard) => () => void;
}

interface Entry {
  /** The position of the entry among those of the console, from 0. */
  readonly index: number;
  readonly key: string;
  /** The state of the navigation. React Router stores it under the same name. */
  readonly usr: unknown;
}

/**
 * Creates the history of the browser tab. It listens to Back and Forward until the document is unloaded, because there
 * is only one history in a browser tab.
 */
export function createConsoleHistory(browserWindow: Window): ConsoleHistory {
  const listeners = new Set<() => void>();
  let guard: NavigationGuard = () => false;
  if (!isEntry(browserWindow.history.state))
    browserWindow.history.replaceState({ index: 0, key: 'default', usr: null }, '');
  let index = readEntry(browserWindow).index;
  let navigation: NavigationState = {
    location: readLocation(browserWindow),
    navigationType: 'pop',
    pageKey: 1,
  };

  /** Calls the guard if a navigation leaves the page. Returns whether the navigation must wait. */
  const isBlocked = (location: Location, navigationType: NavigationType, proceed: () => void): boolean =>
    getNextPageKey(navigation, { location, navigationType }) !== navigation.pageKey &&
    guard(proceed, { location, navigationType });

  /**
   * Assigns the next index to an entry that the console did not write, such as one for a hash that the user typed into
   * the address bar. The browser adds such an entry after the current one.
   */
  function adoptCurrentEntry(): void {
    if (isEntry(browserWindow.history.state)) return;
    browserWindow.history.replaceState({ index: index + 1, key: createKey(), usr: null }, '');
  }

  function applyCurrentLocation(navigationType: NavigationType): void {
    index = readEntry(browserWindow).index;
    const location = readLocation(browserWindow);
    navigation = {
      location,
      navigationType,
      pageKey: getNextPageKey(navigation, { location, navigationType }),
    };
    for (const listener of listeners) listener();
  }

  function write(navigationType: 'push' | 'replace', to: To, state: unknown): void {
    const entry = {
      index: navigationType === 'push' ? index + 1 : index,
      key: createKey(),
      usr: state ?? null,
    };
    const carryOut = (): void => {
      browserWindow.history[`${navigationType}State`](entry, '', toHref(to));
      applyCurrentLocation(navigationType);
    };
    if (
      !isBlocked(
        createLocation(new URL(toHref(to), browserWindow.location.href), entry),
        navigationType,
        carryOut,
      )
    )
      carryOut();
  }

  followPops(browserWindow, {
    adoptCurrentEntry,
    distance: () => readEntry(browserWindow).index - index,
    isBlocked: (proceed) => isBlocked(readLocation(browserWindow), 'pop', proceed),
    applyCurrentLocation: () => applyCurrentLocation('pop'),
  });

  return {
    current: () => navigation,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    createHref: toHref,
    push: (to, state) => write('push', to, state),
    replace: (to, state) => write('replace', to, state),
    go: (delta) => browserWindow.history.go(delta),
    guardNavigation: (newGuard) => {
      guard = newGuard;
      return () => {
        guard = () => false;
      };
    },
  };
}

interface PopOptions {
  /** Called before anything else, so that `distance` knows the position of the entry. */
  readonly adoptCurrentEntry: () => void;
  /** How many entries the browser has moved away from the location that is shown. */
  readonly distance: () => number;
  readonly isBlocked: (proceed: () => void) => boolean;
  readonly applyCurrentLocation: () => void;
}

/**
 * Handles Back and Forward. The browser reports them only after they have happened. A blocked navigation is
 * reverted, and repeated when the user agrees.
 */
function followPops(browserWindow: Window, options: PopOptions): void {
  const { adoptCurrentEntry, distance, isBlocked, applyCurrentLocation } = options;
  /** Whether the next event reverts a blocked navigation. */
  let isReturning = false;
  /** Whether the next event repeats a navigation to which the user has agreed. */
  let isAgreed = false;
  browserWindow.addEventListener('popstate', () => {
    adoptCurrentEntry();
    const delta = distance();
    const goAgain = (): void => {
      isAgreed = true;
      browserWindow.history.go(delta);
    };
    if (isReturning) isReturning = false;
    else if (!isAgreed && delta !== 0 && isBlocked(goAgain)) {
      isReturning = true;
      browserWindow.history.go(-delta);
    } else {
      isAgreed = false;
      applyCurrentLocation();
    }
  });
}

function createKey(): string {
  return crypto.getRandomValues(new Uint32Array(2)).join('');
}

function toHref(to: To): string {
  return typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`;
}

function isEntry(state: unknown): state is Entry {
  return typeof state === 'object' && state !== null && 'index' in state && typeof state.index === 'number';
}

function readEntry(browserWindow: Window): Entry {
  const state: unknown = browserWindow.history.state;
  return isEntry(state) ? state : { index: 0, key: 'default', usr: null };
}

function readLocation(browserWindow: Window): Location {
  return createLocation(new URL(browserWindow.location.href), readEntry(browserWindow));
}

function createLocation(url: URL, entry: Entry): Location {
  return { pathname: url.pathname, search: url.search, hash: url.hash, state: entry.usr, key: entry.key };
}
