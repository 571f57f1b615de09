import { layoutSettingsAtom } from '@atrium/runtime';
import { atom } from 'jotai';

const heldAtom = atom(false);

/** Whether the page has the window to itself, menu and header hidden. Never without the bar, which leads back. */
export const isMaximisedAtom = atom((get) => get(heldAtom) && get(layoutSettingsAtom).showsTabs);

export const toggleMaximisedAtom = atom(null, (get, set) => set(heldAtom, !get(isMaximisedAtom)));
