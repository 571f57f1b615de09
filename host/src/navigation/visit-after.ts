import type { Location } from '@atrium/ui/router';
import type { Place } from './place.ts';

/**
 * Returns the number of the visit after a navigation. A pane's own query changes, and going Back over them, stay in the
 * same visit. Every other navigation starts a new visit, even to the open address. This is how a page is reloaded.
 */
export function visitAfter(previous: Place, { location, move }: Omit<Place, 'visit'>): number {
  const isSamePath = location.pathname === previous.location.pathname;
  const isOwn = move === 'pop' || writerOf(location) === previous.visit;
  return isSamePath && isOwn ? previous.visit : previous.visit + 1;
}

function writerOf({ state }: Location): unknown {
  return typeof state === 'object' && state !== null && 'pane' in state ? state.pane : undefined;
}
