import { atom } from 'jotai';

const heldAtom = atom<string | undefined>(undefined);

/** Full path of the last page that was shown; the helper routes lead back to it. */
export const previousPlaceAtom = atom((get) => get(heldAtom));

export const rememberPlaceAtom = atom(null, (_get, set, path: string) => set(heldAtom, path));
