import type { Algorithm, PublicationTransition } from '@atrium/contract';
import { atom } from 'jotai';

export interface RequestedTransition {
  readonly transition: PublicationTransition;
  readonly algorithm: Algorithm;
}

const requestedTransitionStateAtom = atom<RequestedTransition | undefined>(undefined);

/** The transition that the user is asked to confirm. */
export const requestedTransitionAtom = atom((get) => get(requestedTransitionStateAtom));

export const requestTransitionAtom = atom(null, (_get, set, requested: RequestedTransition) =>
  set(requestedTransitionStateAtom, requested),
);

/** Closes the confirmation, after the transition or without it. */
export const endTransitionAtom = atom(null, (_get, set) => set(requestedTransitionStateAtom, undefined));
