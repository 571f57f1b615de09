import { LIMITS, STORAGE } from '@atrium/contract';
import Cookies from 'js-cookie';
import type { SessionCookies } from '../identity/session-atom.ts';

const FIELDS = ['uuid', 'token', 'refreshToken'] as const;

/**
 * Returns the session's cookies, or `undefined` if one of the three is missing.
 *
 * @param deploymentId The `appId` of the deployment's configuration.
 */
export function readSessionCookies(deploymentId: string): SessionCookies | undefined {
  // One read of all cookies: each read waits for another process of the browser.
  const cookies = Cookies.get();
  return joinCookies((field) => cookies[STORAGE.cookie(deploymentId, field)]);
}

/**
 * Like `readSessionCookies`, but from the browser's cookie store. A page reads cookies from a copy, which Chromium
 * updates some milliseconds after another tab has written. In browsers without the store, reads the page's copy.
 */
export async function readStoredSessionCookies(deploymentId: string): Promise<SessionCookies | undefined> {
  const store: CookieStore | undefined = globalThis.cookieStore;
  if (!store) return readSessionCookies(deploymentId);
  const cookies = new Map((await store.getAll()).map(({ name, value }) => [name, value]));
  return joinCookies((field) => cookies.get(STORAGE.cookie(deploymentId, field)));
}

function joinCookies(read: (field: keyof SessionCookies) => string | undefined): SessionCookies | undefined {
  const [uuid, token, refreshToken] = FIELDS.map(read);
  return uuid && token && refreshToken ? { uuid, token, refreshToken } : undefined;
}

/**
 * Writes the session's cookies. Remembered cookies last one day, others until the browser closes. Another process of
 * the browser stores the cookies asynchronously, and handles requests in order. When the read at the end returns, that
 * process has handled the writes.
 *
 * @returns whether the browser stored them.
 */
export function writeSessionCookies(
  deploymentId: string,
  session: SessionCookies,
  isRemembered: boolean,
): boolean {
  const lifetime = isRemembered ? { expires: LIMITS.cookieDays } : {};
  for (const field of FIELDS) {
    Cookies.set(STORAGE.cookie(deploymentId, field), session[field], { ...createCookieScope(), ...lifetime });
  }
  return readSessionCookies(deploymentId)?.token === session.token;
}

export function removeSessionCookies(deploymentId: string): void {
  for (const field of FIELDS) Cookies.remove(STORAGE.cookie(deploymentId, field), createCookieScope());
}

function createCookieScope(): Cookies.CookieAttributes {
  return { path: '/', sameSite: 'strict', secure: globalThis.location.protocol === 'https:' };
}
