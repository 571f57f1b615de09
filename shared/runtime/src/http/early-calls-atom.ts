import type { BodyOf, Call, DataOf } from '@atrium/contract';
import { atom } from 'jotai';

/** Calls that the console sends before the code that needs their data has loaded. */
export interface EarlyCalls {
  /**
   * Returns the data of the early call with this body, once. Returns `undefined` if there is none, and resolves with
   * `undefined` if the early call failed.
   */
  consume<C extends Call>(call: C, body: BodyOf<C>): Promise<DataOf<C> | undefined> | undefined;
}

const injectedAtom = atom<EarlyCalls | undefined>(undefined);

export const earlyCallsAtom = atom((get) => get(injectedAtom));

export const setEarlyCallsAtom = atom(null, (_get, set, earlyCalls: EarlyCalls) =>
  set(injectedAtom, earlyCalls),
);
