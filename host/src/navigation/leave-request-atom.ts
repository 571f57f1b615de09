import { dirtyPanesAtom, isSignedInAtom, markPaneAtom } from '@atrium/runtime';
import { atom } from 'jotai';

interface LeaveRequest {
  /** Panes whose unsaved work would be lost. */
  readonly panes: readonly string[];
  /** Carries out what was asked for. */
  readonly proceed: () => void;
}

const currentAtom = atom<LeaveRequest | undefined>(undefined);

/** What waits for somebody's word, since it would lose unsaved work. */
export const leaveRequestAtom = atom((get) => get(currentAtom));

/**
 * The one guard over unsaved work: holds `proceed` until somebody has agreed, when one of these panes (all unless
 * said) would lose some. Gives whether it is held; what is not held is left to the caller.
 */
export const holdWorkAtom = atom(
  null,
  (get, set, proceed: () => void, panes?: readonly string[]): boolean => {
    const dirty = get(dirtyPanesAtom);
    const lost = (panes ?? [...dirty]).filter((id) => dirty.has(id));
    if (lost.length === 0 || !get(isSignedInAtom)) return false;
    set(currentAtom, { panes: lost, proceed });
    return true;
  },
);

/** Does something that may lose unsaved work; asks first if it would. */
export const guardWorkAtom = atom(null, (_get, set, act: () => void, panes?: readonly string[]) => {
  if (!set(holdWorkAtom, act, panes)) act();
});

/** The answer: whether the unsaved work may go. */
export const answerLeaveAtom = atom(null, (get, set, isAgreed: boolean) => {
  const request = get(currentAtom);
  set(currentAtom, undefined);
  if (!request || !isAgreed) return;
  for (const id of request.panes) set(markPaneAtom, id, false);
  request.proceed();
});
