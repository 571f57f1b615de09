import { atom } from 'jotai';

const rejectedAtom = atom(false);

/**
 * Whether this browser rejected the session's cookies. The session then exists only in this tab's memory, until the tab
 * reloads. The value is false until the first session is stored, because a separate test of the browser would cost 10
 * ms per page load.
 */
export const areCookiesOffAtom = atom((get) => get(rejectedAtom));

export const setCookiesOffAtom = atom(null, (_get, set, areOff: boolean) => set(rejectedAtom, areOff));
