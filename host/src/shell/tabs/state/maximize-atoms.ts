import { layoutSettingsAtom } from '@atrium/runtime';
import { atom } from 'jotai';

const currentAtom = atom(false);

/**
 * Whether the page fills the window, with the menu and header hidden. Requires the tab bar, because its menu contains
 * the command that ends this.
 */
export const isMaximizedAtom = atom((get) => get(currentAtom) && get(layoutSettingsAtom).showsTabs);

export const toggleMaximizedAtom = atom(null, (get, set) => set(currentAtom, !get(isMaximizedAtom)));
