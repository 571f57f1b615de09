import { atom } from 'jotai';

const refusedAtom = atom(false);

/** Whether this browser rejects cookies. The session then exists only in this tab's memory, until it reloads. */
export const areCookiesOffAtom = atom((get) => get(refusedAtom));

export const setCookiesOffAtom = atom(null, (_get, set, areOff: boolean) => set(refusedAtom, areOff));
