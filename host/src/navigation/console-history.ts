import type { Location } from '@atrium/ui/router';

export type Move = 'pop' | 'push' | 'replace';

export interface Place {
  readonly location: Location;
  /** How the browser came here. */
  readonly move: Move;
}

interface PathParts {
  readonly pathname?: string | undefined;
  readonly search?: string | undefined;
  readonly hash?: string | undefined;
}

type To = string | PathParts;

/** Says whether going to `next` must wait; `proceed` carries the held move out. */
type Hold = (next: Location, proceed: () => void) => boolean;

/** The browser's history as the router wants it, and one thing more: a move can be held until somebody has agreed. */
export interface ConsoleHistory {
  readonly current: () => Place;
  readonly subscribe: (listener: () => void) => () => void;
  readonly createHref: (to: To) => string;
  readonly push: (to: To, state?: unknown) => void;
  readonly replace: (to: To, state?: unknown) => void;
  readonly go: (delta: number) => void;
  /** From now on asks `hold` before each move, Back and Forward included; the answer ends it. */
  readonly holdMoves: (hold: Hold) => () => void;
}

interface Entry {
  readonly index: number;
  readonly key: string;
  readonly usr: unknown;
}

/** Listens to Back and Forward for as long as the page lives: there is one history a browser tab. */
export function createConsoleHistory(view: Window): ConsoleHistory {
  const listeners = new Set<() => void>();
  let hold: Hold = () => false;
  let isReturning = false;
  let isAgreed = false;
  if (!isEntry(view.history.state)) view.history.replaceState({ index: 0, key: 'default', usr: null }, '');
  let index = entryOf(view).index;
  let place: Place = { location: locationOf(view), move: 'pop' };

  function arrive(move: Move): void {
    index = entryOf(view).index;
    place = { location: locationOf(view), move };
    for (const listener of listeners) listener();
  }

  function write(move: 'push' | 'replace', to: To, state: unknown): void {
    const next = move === 'push' ? index + 1 : index;
    const entry: Entry = {
      index: next,
      key: crypto.getRandomValues(new Uint32Array(2)).join(''),
      usr: state ?? null,
    };
    const carryOut = (): void => {
      view.history[`${move}State`](entry, '', hrefOf(to));
      arrive(move);
    };
    if (!hold(locationAt(new URL(hrefOf(to), view.location.href), entry), carryOut)) carryOut();
  }

  view.addEventListener('popstate', () => {
    if (isReturning) {
      isReturning = false;
      return;
    }
    const delta = entryOf(view).index - index;
    const goAgain = (): void => {
      isAgreed = true;
      view.history.go(delta);
    };
    if (!isAgreed && delta !== 0 && hold(locationOf(view), goAgain)) {
      isReturning = true;
      view.history.go(-delta);
      return;
    }
    isAgreed = false;
    arrive('pop');
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

function hrefOf(to: To): string {
  return typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`;
}

function isEntry(state: unknown): state is Entry {
  return typeof state === 'object' && state !== null && 'index' in state && typeof state.index === 'number';
}

/** An entry that the console did not write (a hash typed by hand) counts as the first. */
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
