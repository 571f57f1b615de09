import { atom } from 'jotai';
import { guardWorkAtom } from '../../navigation/history/leave-request-atom.ts';

/** Reloads the console, which loads its new version. Asks first if unsaved work would be lost. */
export const reloadConsoleAtom = atom(null, (_get, set) => {
  set(guardWorkAtom, () => window.location.reload());
});
