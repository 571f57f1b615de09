import { atom } from 'jotai';

const refusedAtom = atom(false);

/** Whether this browser refuses cookies: a session then lives in this tab's memory alone, until it is reloaded. */
export const areCookiesOffAtom = atom((get) => get(refusedAtom));

export const setCookiesOffAtom = atom(null, (_get, set, areOff: boolean) => set(refusedAtom, areOff));
