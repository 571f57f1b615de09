import { atom } from 'jotai';

const rejectedAtom = atom(false);

/**
 * Whether this browser rejected the session's cookies. The session then exists only in this tab's memory, until it
 * reloads. It is known once a session has been stored: a separate test of the browser costs each page load 10 ms.
 */
export const areCookiesOffAtom = atom((get) => get(rejectedAtom));

export const setCookiesOffAtom = atom(null, (_get, set, areOff: boolean) => set(rejectedAtom, areOff));
