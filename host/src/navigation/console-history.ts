import type { Location } from '@atrium/ui/router';
import type { Move, Place } from './place.ts';
import { visitAfter } from './visit-after.ts';

interface PathParts {
  readonly pathname?: string | undefined;
  readonly search?: string | undefined;
  readonly hash?: string | undefined;
}

type To = string | PathParts;

/** Where a navigation leads, and how. */
type NextPlace = Omit<Place, 'visit'>;

/** Called before the current page is left. Returns whether the navigation must wait. `proceed` carries it out. */
type Hold = (proceed: () => void, next: NextPlace) => boolean;

/** The browser's history as the router needs it. In addition, a navigation can wait until the user agrees. */
export interface ConsoleHistory {
  readonly current: () => Place;
  readonly subscribe: (listener: () => void) => () => void;
  readonly createHref: (to: To) => string;
  readonly push: (to: To, state?: unknown) => void;
  readonly replace: (to: To, state?: unknown) => void;
  readonly go: (delta: number) => void;
  /**
   * Calls `hold` before each navigation that leaves the page, including Back and Forward. Returns a function that stops
   * this.
   */
  readonly holdMoves: (hold: Hold) => () => void;
}

interface Entry {
  readonly index: number;
  readonly key: string;
  readonly usr: unknown;
}

/** Listens to Back and Forward as long as the page exists, because a browser tab has a single history. */
export function createConsoleHistory(view: Window): ConsoleHistory {
  const listeners = new Set<() => void>();
  let hold: Hold = () => false;
  if (!isEntry(view.history.state)) view.history.replaceState({ index: 0, key: 'default', usr: null }, '');
  let index = entryOf(view).index;
  let place: Place = { location: locationOf(view), move: 'pop', visit: 1 };

  const isHeld = (location: Location, move: Move, proceed: () => void): boolean =>
    visitAfter(place, { location, move }) !== place.visit && hold(proceed, { location, move });

  function arrive(move: Move): void {
    index = entryOf(view).index;
    const location = locationOf(view);
    place = { location, move, visit: visitAfter(place, { location, move }) };
    for (const listener of listeners) listener();
  }

  function write(move: 'push' | 'replace', to: To, state: unknown): void {
    const entry = { index: move === 'push' ? index + 1 : index, key: freshKey(), usr: state ?? null };
    const carryOut = (): void => {
      view.history[`${move}State`](entry, '', hrefOf(to));
      arrive(move);
    };
    if (!isHeld(locationAt(new URL(hrefOf(to), view.location.href), entry), move, carryOut)) carryOut();
  }

  followPops(view, {
    distance: () => entryOf(view).index - index,
    isHeld: (proceed) => isHeld(locationOf(view), 'pop', proceed),
    arrive: () => arrive('pop'),
  });

  return {
    current: () => place,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    createHref: hrefOf,
    push: (to, state) => write('push', to, state),
    replace: (to, state) => write('replace', to, state),
    go: (delta) => view.history.go(delta),
    holdMoves: (next) => {
      hold = next;
      return () => {
        hold = () => false;
      };
    },
  };
}

interface Pops {
  /** How many entries the browser has moved away from the location that is shown. */
  readonly distance: () => number;
  readonly isHeld: (proceed: () => void) => boolean;
  readonly arrive: () => void;
}

/**
 * The browser reports Back only after it has happened. A blocked Back is reverted, and repeated once the user agrees.
 */
function followPops(view: Window, { distance, isHeld, arrive }: Pops): void {
  let isReturning = false;
  let isAgreed = false;
  view.addEventListener('popstate', () => {
    const delta = distance();
    const goAgain = (): void => {
      isAgreed = true;
      view.history.go(delta);
    };
    if (isReturning) isReturning = false;
    else if (!isAgreed && delta !== 0 && isHeld(goAgain)) {
      isReturning = true;
      view.history.go(-delta);
    } else {
      isAgreed = false;
      arrive();
    }
  });
}

function freshKey(): string {
  return crypto.getRandomValues(new Uint32Array(2)).join('');
}

function hrefOf(to: To): string {
  return typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`;
}

function isEntry(state: unknown): state is Entry {
  return typeof state === 'object' && state !== null && 'index' in state && typeof state.index === 'number';
}

/** An entry that the console did not write, such as a hash typed into the address bar, counts as the first. */
function entryOf(view: Window): Entry {
  const state: unknown = view.history.state;
  return isEntry(state) ? state : { index: 0, key: 'default', usr: null };
}

function locationOf(view: Window): Location {
  return locationAt(new URL(view.location.href), entryOf(view));
}

function locationAt(url: URL, entry: Entry): Location {
  return { pathname: url.pathname, search: url.search, hash: url.hash, state: entry.usr, key: entry.key };
}
