import { atom } from 'jotai';

const currentAtom = atom<string | undefined>(undefined);

/** The build of the console on the server, if it differs from the running one. Otherwise `undefined`. */
export const newBuildAtom = atom((get) => get(currentAtom));

export const setNewBuildAtom = atom(null, (_get, set, build: string) => set(currentAtom, build));
