import { atom } from 'jotai';
import { appStore } from '../store/app-store.ts';

/** A request that waits until the user has proven the identity. */
export interface ProofRequest {
  /** Repeats the request if the user has proven the identity, and otherwise lets it fail. */
  settle(isProven: boolean): void;
}

const requestAtom = atom<ProofRequest | undefined>(undefined);

/** Set while the console must ask the user for a proof. Requests that arrive meanwhile share it. */
export const proofRequestAtom = atom((get) => get(requestAtom));

const isOfferedAtom = atom(false);

/** Whether a view is mounted that can ask for a proof. Without one, requests fail at once. */
export const offerProofAtom = atom(null, (_get, set, isOffered: boolean) => set(isOfferedAtom, isOffered));

let waiting: Promise<boolean> | undefined;

/** Asks the user for a proof of the identity. Returns false if the user cancels or no view can ask. */
export async function waitForProof(): Promise<boolean> {
  if (!appStore.get(isOfferedAtom)) return false;
  waiting ??= new Promise<boolean>((resolve) => {
    appStore.set(requestAtom, { settle: resolve });
  }).finally(() => {
    waiting = undefined;
    appStore.set(requestAtom, undefined);
  });
  return await waiting;
}
