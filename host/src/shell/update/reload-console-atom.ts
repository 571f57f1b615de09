import { atom } from 'jotai';
import { guardWorkAtom } from '../../navigation/leave-request-atom.ts';

/** Loads the console again, which takes its new version; asks first where unsaved work would be lost. */
export const reloadConsoleAtom = atom(null, (_get, set) => {
  set(guardWorkAtom, () => window.location.reload());
});
