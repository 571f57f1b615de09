import type { Algorithm, PublicationMove } from '@atrium/contract';
import { atom } from 'jotai';

export interface RequestedMove {
  readonly move: PublicationMove;
  readonly algorithm: Algorithm;
}

const requestedMoveStateAtom = atom<RequestedMove | undefined>(undefined);

/** The transition that the user is asked to confirm. */
export const requestedMoveAtom = atom((get) => get(requestedMoveStateAtom));

export const askMoveAtom = atom(null, (_get, set, requested: RequestedMove) =>
  set(requestedMoveStateAtom, requested),
);

export const endMoveAtom = atom(null, (_get, set) => set(requestedMoveStateAtom, undefined));
