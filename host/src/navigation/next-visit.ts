import type { Location } from '@atrium/ui/router';
import type { Place } from './console-history.ts';

/** One stay on a page. A new `id` means a new pane: nothing of the former state is kept. */
export interface Visit {
  readonly id: number;
  readonly location: Location;
}

/** What a pane writes beside its own changes of the query, so that they do not count as going somewhere. */
export interface PaneState {
  readonly pane: number;
}

/**
 * The visit after a move. A pane's own changes of its query stay in it, and so does going Back over them; every
 * other move begins anew, also to the very address that is open: that is how a page is reloaded.
 */
export function nextVisit(previous: Visit, { location, move }: Place): Visit {
  if (location.key === previous.location.key) return previous;
  const isSamePath = location.pathname === previous.location.pathname;
  const isOwn = move === 'pop' || (location.state as PaneState | null)?.pane === previous.id;
  return { id: isSamePath && isOwn ? previous.id : previous.id + 1, location };
}
