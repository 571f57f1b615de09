import { atom } from 'jotai';

const currentAtom = atom<string | undefined>(undefined);

/** The build of the console that the server has and that does not run here; `undefined` while it is this one. */
export const newBuildAtom = atom((get) => get(currentAtom));

export const noteNewBuildAtom = atom(null, (_get, set, build: string) => set(currentAtom, build));
