import { atom } from 'jotai';
import { storedAtom } from '../storage/stored-atom.ts';
import { DEFAULT_LAYOUT_SETTINGS, type LayoutSettings, layoutSettingsSchema } from './layout-settings.ts';

const storedSettingsAtom = storedAtom({
  scope: 'user',
  key: 'layout-settings',
  schema: layoutSettingsSchema,
  initial: DEFAULT_LAYOUT_SETTINGS,
});

/** How the shell is laid out for this person. Writing changes the settings named and keeps the others. */
export const layoutSettingsAtom = atom(
  (get): LayoutSettings => get(storedSettingsAtom),
  (get, set, change: Partial<LayoutSettings>) =>
    set(storedSettingsAtom, { ...get(storedSettingsAtom), ...change }),
);

/** Back to the defaults. */
export const resetLayoutSettingsAtom = atom(null, (_get, set) => set(storedSettingsAtom, undefined));
