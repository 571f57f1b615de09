import type { Algorithm, PublicationMove } from '@atrium/contract';
import { atom } from 'jotai';

export interface AskedMove {
  readonly move: PublicationMove;
  readonly algorithm: Algorithm;
}

const askedMoveStateAtom = atom<AskedMove | undefined>(undefined);

/** The change of state that a person is asked about. */
export const askedMoveAtom = atom((get) => get(askedMoveStateAtom));

export const askMoveAtom = atom(null, (_get, set, asked: AskedMove) => set(askedMoveStateAtom, asked));

export const endMoveAtom = atom(null, (_get, set) => set(askedMoveStateAtom, undefined));
