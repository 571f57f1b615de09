import { LIMITS, STORAGE } from '@atrium/contract';
import Cookies from 'js-cookie';
import type { SessionCookies } from '../identity/session-atom.ts';

const FIELDS = ['uuid', 'token', 'refreshToken'] as const;

/** Returns the session's cookies, or `undefined` unless all three exist. */
export function readSessionCookies(appId: string): SessionCookies | undefined {
  // One read of all cookies: each read waits for another process of the browser.
  const cookies = Cookies.get();
  return joinCookies((field) => cookies[STORAGE.cookie(appId, field)]);
}

/**
 * Like `readSessionCookies`, but from the browser's cookie store. A page reads cookies from a copy, which Chromium
 * updates some milliseconds after another tab has written. In browsers without the store, reads the page's copy.
 */
export async function readStoredSessionCookies(appId: string): Promise<SessionCookies | undefined> {
  const store: CookieStore | undefined = globalThis.cookieStore;
  if (!store) return readSessionCookies(appId);
  const cookies = new Map((await store.getAll()).map(({ name, value }) => [name, value]));
  return joinCookies((field) => cookies.get(STORAGE.cookie(appId, field)));
}

function joinCookies(read: (field: keyof SessionCookies) => string | undefined): SessionCookies | undefined {
  const [uuid, token, refreshToken] = FIELDS.map(read);
  return uuid && token && refreshToken ? { uuid, token, refreshToken } : undefined;
}

/**
 * Writes the session's cookies. Remembered cookies last one day, others until the browser closes. The browser writes
 * cookies asynchronously, so a read at the end ensures that they are in its store when this function returns.
 *
 * @returns whether the browser stored them.
 */
export function writeSessionCookies(appId: string, session: SessionCookies, isRemembered: boolean): boolean {
  const lifetime = isRemembered ? { expires: LIMITS.cookieDays } : {};
  for (const field of FIELDS) {
    Cookies.set(STORAGE.cookie(appId, field), session[field], { ...createCookieScope(), ...lifetime });
  }
  return readSessionCookies(appId)?.token === session.token;
}

export function removeSessionCookies(appId: string): void {
  for (const field of FIELDS) Cookies.remove(STORAGE.cookie(appId, field), createCookieScope());
}

function createCookieScope(): Cookies.CookieAttributes {
  return { path: '/', sameSite: 'strict', secure: globalThis.location.protocol === 'https:' };
}
