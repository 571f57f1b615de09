import { LIMITS, STORAGE } from '@atrium/contract';
import Cookies from 'js-cookie';
import type { SessionCookies } from '../identity/session-atom.ts';

const FIELDS = ['uuid', 'token', 'refreshToken'] as const;

/** The session's cookies, or `undefined` unless all three are there. */
export function readSessionCookies(appId: string): SessionCookies | undefined {
  return joined((field) => Cookies.get(STORAGE.cookie(appId, field)));
}

/**
 * The same from the browser's own store. A page reads its cookies from a copy, which Chromium brings up to date some
 * milliseconds after another tab has written. Where there is no such store, the page's view is the store's.
 */
export async function askSessionCookies(appId: string): Promise<SessionCookies | undefined> {
  const store: CookieStore | undefined = globalThis.cookieStore;
  if (!store) return readSessionCookies(appId);
  const found = new Map((await store.getAll()).map(({ name, value }) => [name, value]));
  return joined((field) => found.get(STORAGE.cookie(appId, field)));
}

function joined(read: (field: keyof SessionCookies) => string | undefined): SessionCookies | undefined {
  const [uuid, token, refreshToken] = FIELDS.map(read);
  return uuid && token && refreshToken ? { uuid, token, refreshToken } : undefined;
}

/**
 * Remembered cookies live a day, others until the browser closes. They are in the browser's store when this returns:
 * they are written without waiting, but not read so.
 */
export function writeSessionCookies(appId: string, session: SessionCookies, isRemembered: boolean): void {
  const lifetime = isRemembered ? { expires: LIMITS.cookieDays } : {};
  for (const field of FIELDS) {
    Cookies.set(STORAGE.cookie(appId, field), session[field], { ...cookieScope(), ...lifetime });
  }
  readSessionCookies(appId);
}

export function removeSessionCookies(appId: string): void {
  for (const field of FIELDS) Cookies.remove(STORAGE.cookie(appId, field), cookieScope());
}

/** Whether this browser keeps cookies for this page; found out by setting one. */
export function keepsCookies(appId: string): boolean {
  const name = `${appId}-probe`;
  Cookies.set(name, '1', cookieScope());
  const isStored = Cookies.get(name) === '1';
  Cookies.remove(name, cookieScope());
  return isStored;
}

function cookieScope(): Cookies.CookieAttributes {
  return { path: '/', sameSite: 'strict', secure: globalThis.location.protocol === 'https:' };
}
