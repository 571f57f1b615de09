import { atom } from 'jotai';

const currentAtom = atom('');

/** Title of the page on screen. Screen readers announce it. */
export const shownTitleAtom = atom((get) => get(currentAtom));

export const setShownTitleAtom = atom(null, (_get, set, title: string) => set(currentAtom, title));
