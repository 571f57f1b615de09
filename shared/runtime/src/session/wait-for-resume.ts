import { sessionAtom } from '../identity/session-atom.ts';
import { appStore } from '../store/app-store.ts';
import { type SessionEnd, sessionEndAtom } from './session-end-atom.ts';

/**
 * Waits until a user signs in again in place or gives up. Returns whether the user of the ended session is signed in.
 * Throws the signal's reason if aborted.
 */
export function waitForResume(end: SessionEnd, signal: AbortSignal | undefined): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const settle = (): void => {
      if (appStore.get(sessionEndAtom) === end) return;
      stop();
      resolve(appStore.get(sessionAtom)?.uuid === end.uuid);
    };
    const abort = (): void => {
      stop();
      reject(signal?.reason);
    };
    const unsubscribe = appStore.sub(sessionEndAtom, settle);
    signal?.addEventListener('abort', abort, { once: true });
    const stop = (): void => {
      unsubscribe();
      signal?.removeEventListener('abort', abort);
    };
    if (signal?.aborted) abort();
    else settle();
  });
}
