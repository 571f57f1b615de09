import { MESSAGES_CHANGED_AT_OPTIONS } from '@atrium/contract';
import { loadMessageActions } from '@atrium/i18n';
import { appStore, deploymentAtom, storedAtom } from '@atrium/runtime';
import { useEffect } from 'react';

/** When a user returns to the page, the messages are requested again only after this time, in milliseconds. */
const MIN_REFRESH_INTERVAL = 300_000;

const changedAtAtom = storedAtom(MESSAGES_CHANGED_AT_OPTIONS);

/**
 * Requests the server's messages again when a tab of this browser changes them, and when the user returns to the page
 * at least five minutes after the last request.
 */
export function useMessageRefresh(): void {
  useEffect(() => {
    if (!appStore.get(deploymentAtom).features.remoteMessages) return undefined;
    let requestedAt = Date.now();
    const refresh = (): void => {
      requestedAt = Date.now();
      void loadMessageActions().then((actions) => actions.refreshServerMessages());
    };
    const refreshIfOutdated = (): void => {
      if (Date.now() - requestedAt >= MIN_REFRESH_INTERVAL) refresh();
    };
    globalThis.addEventListener('focus', refreshIfOutdated);
    const unsubscribe = appStore.sub(changedAtAtom, refresh);
    return () => {
      unsubscribe();
      globalThis.removeEventListener('focus', refreshIfOutdated);
    };
  }, []);
}
