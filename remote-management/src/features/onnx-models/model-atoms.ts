import { atom } from 'jotai';

const uploadDrawerAtom = atom(false);

/** Whether the drawer that uploads a model is open. */
export const isUploadOpenAtom = atom((get) => get(uploadDrawerAtom));

export const openUploadAtom = atom(null, (_get, set) => set(uploadDrawerAtom, true));

export const closeUploadAtom = atom(null, (_get, set) => set(uploadDrawerAtom, false));
