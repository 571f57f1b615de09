import { atom } from 'jotai';
import type { RemoteFailure } from '../fetching/remote-failure.ts';

interface DirectoryState {
  readonly state: 'idle' | 'loading' | 'ready' | 'failed';
  readonly failure: RemoteFailure | undefined;
}

/** How far the list of remotes has come. Changed by `loadRemoteDirectoryAtom` only. */
export const directoryStateAtom = atom<DirectoryState>({ state: 'idle', failure: undefined });
