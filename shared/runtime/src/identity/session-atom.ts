import { STORAGE } from '@atrium/contract';
import { atom } from 'jotai';

/** The credentials that identify the signed-in user. */
export interface SessionCookies {
  readonly uuid: string;
  readonly token: string;
  readonly refreshToken: string;
}

const currentSessionAtom = atom<SessionCookies | undefined>(undefined);

/** The session from the cookies, or `undefined` if no user is signed in. */
export const sessionAtom = atom((get) => get(currentSessionAtom));

/** The user id under which values are stored: the session's `uuid`, or the anonymous user. */
export const userIdAtom = atom((get) => get(currentSessionAtom)?.uuid ?? STORAGE.anonymousUser);

/** Stores a session in the tab's memory. An equal session changes nothing. */
export const setSessionAtom = atom(null, (get, set, session: SessionCookies | undefined) => {
  const current = get(currentSessionAtom);
  const isSame =
    current?.uuid === session?.uuid &&
    current?.token === session?.token &&
    current?.refreshToken === session?.refreshToken;
  if (!isSame) set(currentSessionAtom, session);
});
