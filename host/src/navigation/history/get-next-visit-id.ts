import type { Location } from '@atrium/ui/router';
import type { Visit } from './visit.ts';

/**
 * Returns the number of the visit after a navigation. A pane's own query changes, and going Back over them, stay in the
 * same visit. Every other navigation starts a new visit, even to the open address. This is how a page is reloaded.
 */
export function getNextVisitId(
  previous: Visit,
  { location, navigationType }: Omit<Visit, 'visitId'>,
): number {
  const isSamePath = location.pathname === previous.location.pathname;
  const isOwn = navigationType === 'pop' || readWriter(location) === previous.visitId;
  return isSamePath && isOwn ? previous.visitId : previous.visitId + 1;
}

function readWriter({ state }: Location): unknown {
  return typeof state === 'object' && state !== null && 'pane' in state ? state.pane : undefined;
}
