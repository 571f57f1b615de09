import { atom } from 'jotai';

const uploadStateAtom = atom(false);

/** Whether the drawer that uploads a model is open. */
export const isUploadOpenAtom = atom((get) => get(uploadStateAtom));

export const beginUploadAtom = atom(null, (_get, set) => set(uploadStateAtom, true));

export const endUploadAtom = atom(null, (_get, set) => set(uploadStateAtom, false));
