import { atom } from 'jotai';

const heldAtom = atom('');

/** Title of the page on screen, as it is announced. */
export const shownTitleAtom = atom((get) => get(heldAtom));

export const showTitleAtom = atom(null, (_get, set, title: string) => set(heldAtom, title));
