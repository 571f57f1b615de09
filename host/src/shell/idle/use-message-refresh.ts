import { messagesChanged } from '@atrium/contract';
import { loadLiveMessages } from '@atrium/i18n';
import { appStore, deploymentAtom, storedAtom } from '@atrium/runtime';
import { useEffect } from 'react';

/** The shortest time between two requests when a user returns to the page, in milliseconds. */
const LIFETIME = 300_000;

const changedAtAtom = storedAtom(messagesChanged);

/**
 * Requests the server's messages again when a tab of this browser changes them, and when the user returns to the page
 * after at least five minutes.
 */
export function useMessageRefresh(): void {
  useEffect(() => {
    if (!appStore.get(deploymentAtom).features.remoteMessages) return undefined;
    let requestedAt = Date.now();
    const refresh = (): void => {
      requestedAt = Date.now();
      void loadLiveMessages().then((live) => live.refreshServerMessages());
    };
    const returnToPage = (): void => {
      if (Date.now() - requestedAt >= LIFETIME) refresh();
    };
    globalThis.addEventListener('focus', returnToPage);
    const unsubscribe = appStore.sub(changedAtAtom, refresh);
    return () => {
      unsubscribe();
      globalThis.removeEventListener('focus', returnToPage);
    };
  }, []);
}
