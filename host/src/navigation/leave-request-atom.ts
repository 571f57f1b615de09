import { dirtyPanesAtom, isSignedInAtom, markPaneAtom } from '@atrium/runtime';
import { atom } from 'jotai';

interface LeaveRequest {
  /** Panes whose unsaved work would be lost. */
  readonly panes: readonly string[];
  /** Carries out what was asked for. */
  readonly proceed: () => void;
}

const heldAtom = atom<LeaveRequest | undefined>(undefined);

/** What waits for somebody's word, since it would lose unsaved work. */
export const leaveRequestAtom = atom((get) => get(heldAtom));

/**
 * The one guard over unsaved work. Goes on at once when none of these panes (all of them unless said) holds any, else
 * waits for an answer. Gives whether it waits.
 */
export const guardWorkAtom = atom(
  null,
  (get, set, proceed: () => void, panes?: readonly string[]): boolean => {
    const dirty = get(dirtyPanesAtom);
    const lost = (panes ?? [...dirty]).filter((id) => dirty.has(id));
    if (lost.length > 0 && get(isSignedInAtom)) {
      set(heldAtom, { panes: lost, proceed });
      return true;
    }
    proceed();
    return false;
  },
);

/** The answer: whether the unsaved work may go. */
export const answerLeaveAtom = atom(null, (get, set, isAgreed: boolean) => {
  const request = get(heldAtom);
  set(heldAtom, undefined);
  if (!request || !isAgreed) return;
  for (const id of request.panes) set(markPaneAtom, id, false);
  request.proceed();
});
