import { STORAGE } from '@atrium/contract';
import { followStoredText } from '../storage/stored-text.ts';
import { appStore } from '../store/app-store.ts';
import { syncSessionAtom } from './change-session.ts';
import { openTabChannel, setTabChannelAtom } from './tab-channel.ts';

/**
 * Follows the other browser tabs of the console: signing in and out, and stored values. Reads the session again when
 * this tab becomes visible, because cookies expire without an event. Returns a function that stops it.
 */
export function followTabs(deploymentId: string): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const sync = (): void => {
    appStore.set(syncSessionAtom);
  };
  const followStorage = (event: StorageEvent): void => {
    if (event.key !== null && !event.key.startsWith(STORAGE.prefix(deploymentId))) return;
    followStoredText(event.key, event.newValue);
    sync();
  };
  globalThis.addEventListener('storage', followStorage, { signal });
  globalThis.addEventListener('focus', sync, { signal });
  globalThis.document.addEventListener('visibilitychange', sync, { signal });
  appStore.set(setTabChannelAtom, openTabChannel(STORAGE.prefix(deploymentId), sync));
  return () => {
    controller.abort();
    appStore.set(setTabChannelAtom, undefined);
  };
}
