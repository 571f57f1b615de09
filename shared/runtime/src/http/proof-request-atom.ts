import { atom } from 'jotai';
import { appStore } from '../store/app-store.ts';

/** The request to the user for a proof of the identity. One or more HTTP requests wait for it. */
export interface ProofRequest {
  /**
   * Ends the wait. The HTTP requests are repeated if the user has proven the identity, and fail
   * otherwise.
   */
  settle(isProven: boolean): void;
}

const requestAtom = atom<ProofRequest | undefined>(undefined);

/** Set while the console must ask the user for a proof. All requests that need one share it. */
export const proofRequestAtom = atom((get) => get(requestAtom));

const isViewMountedAtom = atom(false);

/**
 * Sets whether a view that can ask for a proof is mounted. Without such a view, requests that require a proof fail at
 * once.
 */
export const setProofViewMountedAtom = atom(null, (_get, set, isMounted: boolean) =>
  set(isViewMountedAtom, isMounted),
);

let waiting: Promise<boolean> | undefined;
let proofCount = 0;

/** Returns the number of proofs that the user has given in this tab. */
export function countProofs(): number {
  return proofCount;
}

/**
 * Asks the user for a proof of the identity. Returns false if the user cancels or no view can ask. Returns true without
 * a question if the user has given a proof after the request began.
 *
 * @param countAtStart the result of `countProofs` when the request began.
 */
export async function waitForProof(countAtStart: number): Promise<boolean> {
  if (proofCount > countAtStart) return true;
  if (!appStore.get(isViewMountedAtom)) return false;
  waiting ??= new Promise<boolean>((resolve) => {
    appStore.set(requestAtom, { settle: resolve });
  })
    .then((isProven) => {
      if (isProven) proofCount += 1;
      return isProven;
    })
    .finally(() => {
      waiting = undefined;
      appStore.set(requestAtom, undefined);
    });
  return await waiting;
}
