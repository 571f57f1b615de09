import { LIMITS, STORAGE } from '@atrium/contract';
import Cookies from 'js-cookie';

/** What proves who is signed in. */
export interface SessionCookies {
  readonly uuid: string;
  readonly token: string;
  readonly refreshToken: string;
}

const FIELDS = ['uuid', 'token', 'refreshToken'] as const;

/** The session's cookies, or `undefined` unless all three are there. */
export function readSessionCookies(appId: string): SessionCookies | undefined {
  const [uuid, token, refreshToken] = FIELDS.map((field) => Cookies.get(STORAGE.cookie(appId, field)));
  return uuid && token && refreshToken ? { uuid, token, refreshToken } : undefined;
}

/** Remembered cookies live a day, others until the browser closes. */
export function writeSessionCookies(appId: string, session: SessionCookies, isRemembered: boolean): void {
  const lifetime = isRemembered ? { expires: LIMITS.cookieDays } : {};
  for (const field of FIELDS) {
    Cookies.set(STORAGE.cookie(appId, field), session[field], { ...cookieScope(), ...lifetime });
  }
}

export function removeSessionCookies(appId: string): void {
  for (const field of FIELDS) Cookies.remove(STORAGE.cookie(appId, field), cookieScope());
}

/** Whether this browser keeps cookies for this page; found out by setting one. */
export function keepsCookies(appId: string): boolean {
  const name = `${appId}-probe`;
  Cookies.set(name, '1', cookieScope());
  const isKept = Cookies.get(name) === '1';
  Cookies.remove(name, cookieScope());
  return isKept;
}

function cookieScope(): Cookies.CookieAttributes {
  return { path: '/', sameSite: 'strict', secure: globalThis.location.protocol === 'https:' };
}
