import { atom } from 'jotai';
import { storedAtom } from '../storage/stored-atom.ts';
import { DEFAULT_LAYOUT_SETTINGS, type LayoutSettings, layoutSettingsSchema } from './layout-settings.ts';

const storedSettingsAtom = storedAtom({
  scope: 'user',
  key: 'layout-settings',
  schema: layoutSettingsSchema,
  initial: DEFAULT_LAYOUT_SETTINGS,
});

/** The user's layout settings of the shell. A write changes only the named settings. */
export const layoutSettingsAtom = atom(
  (get): LayoutSettings => get(storedSettingsAtom),
  (get, set, change: Partial<LayoutSettings>) =>
    set(storedSettingsAtom, { ...get(storedSettingsAtom), ...change }),
);

/** Restores the defaults. */
export const resetLayoutSettingsAtom = atom(null, (_get, set) => set(storedSettingsAtom, undefined));
