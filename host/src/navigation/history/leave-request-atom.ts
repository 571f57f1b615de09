import { dirtyPanesAtom, isSignedInAtom, setPaneDirtyAtom } from '@atrium/runtime';
import { atom } from 'jotai';

interface LeaveRequest {
  /** Panes whose unsaved work would be lost. */
  readonly panes: readonly string[];
  /** Carries out the requested action. */
  readonly proceed: () => void;
}

const currentAtom = atom<LeaveRequest | undefined>(undefined);

/** The action that waits for the user's consent because it would lose unsaved work. */
export const leaveRequestAtom = atom((get) => get(currentAtom));

/**
 * Delays `proceed` until the user agrees, if one of the given panes (all by default) would lose work of a signed-in
 * user. Returns whether `proceed` is delayed. If not, the caller carries out the action. Every action that can lose
 * unsaved work uses this atom.
 */
export const askBeforeLeavingAtom = atom(
  null,
  (get, set, proceed: () => void, panes?: readonly string[]): boolean => {
    const dirty = get(dirtyPanesAtom);
    const lostPanes = (panes ?? [...dirty]).filter((id) => dirty.has(id));
    if (lostPanes.length === 0 || !get(isSignedInAtom)) return false;
    set(currentAtom, { panes: lostPanes, proceed });
    return true;
  },
);

/** Runs an action. If it would lose unsaved work, asks the user first. */
export const guardWorkAtom = atom(null, (_get, set, run: () => void, panes?: readonly string[]) => {
  if (!set(askBeforeLeavingAtom, run, panes)) run();
});

/** Applies the user's decision: whether the unsaved work may be discarded. */
export const resolveLeaveAtom = atom(null, (get, set, isAgreed: boolean) => {
  const request = get(currentAtom);
  set(currentAtom, undefined);
  if (!request || !isAgreed) return;
  for (const id of request.panes) set(setPaneDirtyAtom, id, false);
  request.proceed();
});
