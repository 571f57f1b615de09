import { atom } from 'jotai';

const isOpenStateAtom = atom(false);

/** Whether the drawer that uploads a model is open. */
export const isUploadOpenAtom = atom((get) => get(isOpenStateAtom));

export const openUploadAtom = atom(null, (_get, set) => set(isOpenStateAtom, true));

export const closeUploadAtom = atom(null, (_get, set) => set(isOpenStateAtom, false));
