import { layoutSettingsAtom, resetLayoutSettingsAtom, themeAtom } from '@atrium/runtime';
import { atom } from 'jotai';
import type { Layout } from './layout-text.ts';

/** All settings that the drawer changes, as one object. */
export const layoutAtom = atom(
  (get): Layout => ({ ...get(layoutSettingsAtom), theme: get(themeAtom) }),
  (_get, set, { theme, ...settings }: Layout) => {
    set(themeAtom, theme);
    set(layoutSettingsAtom, settings);
  },
);

/** Resets all settings to their defaults. */
export const resetLayoutAtom = atom(null, (_get, set) => {
  set(resetLayoutSettingsAtom);
  set(themeAtom, 'system');
});
