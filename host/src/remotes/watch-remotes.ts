import { appStore } from '@atrium/runtime';
import { recordsAtom } from './directory/records-atom.ts';
import { refreshRemoteAtom } from './directory/refresh-remote-atom.ts';
import { REMOTE_LIMITS } from './fetching/remote-limits.ts';

/**
 * Requests the pointers periodically, when the page is shown again, and when the network is back. This way new versions
 * are offered, and remotes that were down return. Returns a function that stops it.
 */
export function watchRemotes(): () => void {
  const look = (): void => {
    if (document.visibilityState === 'hidden') return;
    const limit = Date.now() - REMOTE_LIMITS.pointerFresh;
    for (const { name, requestedAt } of appStore.get(recordsAtom)) {
      if (requestedAt < limit) void appStore.set(refreshRemoteAtom, name);
    }
  };
  const timer = setInterval(look, REMOTE_LIMITS.pointerInterval);
  document.addEventListener('visibilitychange', look);
  globalThis.addEventListener('online', look);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
    globalThis.removeEventListener('online', look);
  };
}
