import { atom } from 'jotai';
import { isPlaygroundDirtyAtom } from './run/playground-atoms.ts';

const areSettingsDirtyStateAtom = atom(false);

/** Records whether the settings form is dirty. */
export const markSettingsAtom = atom(null, (_get, set, isDirty: boolean) =>
  set(areSettingsDirtyStateAtom, isDirty),
);

/** Whether leaving the page would lose input or changed settings. */
export const isAppDirtyAtom = atom((get) => get(isPlaygroundDirtyAtom) || get(areSettingsDirtyStateAtom));
