import type { Location } from '@atrium/ui/router';
import type { Place } from './place.ts';

/**
 * The number of the visit after a move. A pane's own changes of its query stay in it, and so does going Back over
 * them; every other move begins again, also to the very address that is open: that is how a page is reloaded.
 */
export function visitAfter(previous: Place, { location, move }: Omit<Place, 'visit'>): number {
  const isSamePath = location.pathname === previous.location.pathname;
  const isOwn = move === 'pop' || writerOf(location) === previous.visit;
  return isSamePath && isOwn ? previous.visit : previous.visit + 1;
}

function writerOf({ state }: Location): unknown {
  return typeof state === 'object' && state !== null && 'pane' in state ? state.pane : undefined;
}
