import { atom } from 'jotai';

const lastPathAtom = atom<string | undefined>(undefined);

/** Full path of the last page that was shown. `/admin/refresh` redirects to it. */
export const previousPathAtom = atom((get) => get(lastPathAtom));

export const rememberPathAtom = atom(null, (_get, set, path: string) => set(lastPathAtom, path));
