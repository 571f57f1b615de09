import type { Location } from '@atrium/ui/router';
import type { NavigationState } from './navigation-state.ts';

/**
 * Returns the key of the page after a navigation. The key stays the same when a pane changes its own query, and when
 * Back or Forward leads to the same path. Every other navigation changes the key. So a link to the open address reloads
 * the page.
 */
export function getNextPageKey(
  previous: NavigationState,
  { location, navigationType }: Omit<NavigationState, 'pageKey'>,
): number {
  const isSamePath = location.pathname === previous.location.pathname;
  const isPopOrOwnChange = navigationType === 'pop' || readChangingPane(location) === previous.pageKey;
  return isSamePath && isPopOrOwnChange ? previous.pageKey : previous.pageKey + 1;
}

/**
 * When a pane changes its own query, it stores its page key in `location.state.pane`. Returns this key, or `undefined`
 * for all other navigations.
 */
function readChangingPane({ state }: Location): unknown {
  return typeof state === 'object' && state !== null && 'pane' in state ? state.pane : undefined;
}
