import { atom } from 'jotai';
import { isPlaygroundDirtyAtom } from './run/playground-atoms.ts';

const areSettingsDirtyStateAtom = atom(false);

/** Records whether the settings form is dirty. */
export const setSettingsDirtyAtom = atom(null, (_get, set, isDirty: boolean) =>
  set(areSettingsDirtyStateAtom, isDirty),
);

const isBatchDirtyStateAtom = atom(false);

/** Records whether the form of a new batch is dirty. */
export const setBatchDirtyAtom = atom(null, (_get, set, isDirty: boolean) =>
  set(isBatchDirtyStateAtom, isDirty),
);

export const isBatchDirtyAtom = atom((get) => get(isBatchDirtyStateAtom));

/** Whether leaving the page would lose input, changed settings or a new batch. */
export const isAppDirtyAtom = atom(
  (get) => get(isPlaygroundDirtyAtom) || get(areSettingsDirtyStateAtom) || get(isBatchDirtyStateAtom),
);
