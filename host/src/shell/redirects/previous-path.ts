import { atom } from 'jotai';

const currentAtom = atom<string | undefined>(undefined);

/** Full path of the last page that was shown. `/admin/refresh` redirects to it. */
export const previousPathAtom = atom((get) => get(currentAtom));

export const rememberPathAtom = atom(null, (_get, set, path: string) => set(currentAtom, path));
