import { layoutSettingsAtom } from '@atrium/runtime';
import { atom } from 'jotai';

const currentAtom = atom(false);

/** Whether the page has the window to itself, menu and header hidden. Never without the bar, which leads back. */
export const isMaximisedAtom = atom((get) => get(currentAtom) && get(layoutSettingsAtom).showsTabs);

export const toggleMaximisedAtom = atom(null, (get, set) => set(currentAtom, !get(isMaximisedAtom)));
