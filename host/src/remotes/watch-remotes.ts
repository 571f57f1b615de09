import { appStore } from '@atrium/runtime';
import { REMOTE_LIMITS } from './fetching/remote-limits.ts';
import { recordsAtom } from './state/records-atom.ts';
import { refreshRemoteAtom } from './state/refresh-remote-atom.ts';

/**
 * Requests the pointers periodically, when the browser tab is shown again, and when the network is back, to find new
 * versions and remotes that respond again. Returns a function that stops the requests.
 */
export function watchRemotes(): () => void {
  const refreshOutdated = (): void => {
    if (document.visibilityState === 'hidden') return;
    const outdatedBefore = Date.now() - REMOTE_LIMITS.pointerMaxAge;
    for (const { name, pointerCheckedAt } of appStore.get(recordsAtom)) {
      if (pointerCheckedAt < outdatedBefore) void appStore.set(refreshRemoteAtom, name);
    }
  };
  const timer = setInterval(refreshOutdated, REMOTE_LIMITS.pointerInterval);
  document.addEventListener('visibilitychange', refreshOutdated);
  globalThis.addEventListener('online', refreshOutdated);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', refreshOutdated);
    globalThis.removeEventListener('online', refreshOutdated);
  };
}
