import { atom } from 'jotai';
import type { RemoteFailure } from '../fetching/remote-failure.ts';

interface RemotesLoadState {
  readonly state: 'idle' | 'loading' | 'ready' | 'failed';
  readonly failure: RemoteFailure | undefined;
}

/** The loading state of the list of remotes. Only `loadRemotesAtom` changes it. */
export const remotesLoadStateAtom = atom<RemotesLoadState>({ state: 'idle', failure: undefined });
