import { refreshCall, STORAGE } from '@atrium/contract';
import { deploymentAtom } from '../deployment/deployment-atom.ts';
import { BusinessError } from '../http/business-error.ts';
import { HttpStatusError } from '../http/http-status-error.ts';
import { NetworkError } from '../http/network-error.ts';
import { transportAtom } from '../http/transport-atom.ts';
import type { SessionCookies } from '../identity/session-atom.ts';
import { appStore } from '../store/app-store.ts';
import { endSessionAtom, storeSessionAtom, syncStoredSessionAtom } from './change-session.ts';
import { withStorageLock } from './storage-lock.ts';

const runningRefreshes = new Map<string, Promise<SessionCookies | undefined>>();

/**
 * Refreshes a session whose token was rejected. All callers in all browser tabs share one refresh. Returns the new
 * session, or `undefined` if there is none: then the session has ended. Throws if the server is unreachable or fails.
 */
export function refreshSession(rejected: SessionCookies): Promise<SessionCookies | undefined> {
  const running = runningRefreshes.get(rejected.token);
  if (running) return running;
  const { appId } = appStore.get(deploymentAtom);
  const refreshing = withLock(`${STORAGE.prefix(appId)}:refresh`, () => refreshUnderLock(rejected)).finally(
    () => runningRefreshes.delete(rejected.token),
  );
  runningRefreshes.set(rejected.token, refreshing);
  return refreshing;
}

/** First reads the cookies again, because another tab may have refreshed while this tab waited for the lock. */
async function refreshUnderLock(rejected: SessionCookies): Promise<SessionCookies | undefined> {
  const current = await appStore.set(syncStoredSessionAtom);
  if (current?.uuid !== rejected.uuid) return undefined;
  if (current.token !== rejected.token) return current;
  try {
    const next = await sendRefresh(current.refreshToken);
    const latest = await appStore.set(syncStoredSessionAtom);
    // A user has signed out or in while this tab refreshed.
    if (latest?.refreshToken !== current.refreshToken) return undefined;
    appStore.set(storeSessionAtom, { ...next, uuid: current.uuid });
    return { uuid: current.uuid, token: next.token, refreshToken: next.refreshToken };
  } catch (error) {
    if (!isRejection(error)) throw error;
    appStore.set(endSessionAtom, rejected.token);
    return undefined;
  }
}

/**
 * Retries once if the response may be lost: for a few seconds, the server returns the same two new tokens again. After
 * a timeout, these seconds are over.
 */
async function sendRefresh(refreshToken: string) {
  const { send } = appStore.get(transportAtom);
  try {
    return await send(refreshCall, { refreshToken }, {});
  } catch (error) {
    if (!(error instanceof NetworkError) || error.kind === 'timeout') throw error;
    return send(refreshCall, { refreshToken }, {});
  }
}

/** Returns whether the server rejected the refresh. A network or server error does not count. */
function isRejection(error: unknown): boolean {
  if (error instanceof BusinessError) return true;
  return error instanceof HttpStatusError && [400, 401, 403].includes(error.status);
}

/** Runs a task while no other browser tab of this origin runs one under the same name. */
function withLock<Value>(name: string, task: () => Promise<Value>): Promise<Value> {
  const locks: LockManager | undefined = globalThis.navigator.locks;
  return locks ? locks.request(name, task) : withStorageLock(name, task);
}
