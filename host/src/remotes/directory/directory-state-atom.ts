import { atom } from 'jotai';
import type { RemoteFailure } from '../fetching/remote-failure.ts';

interface DirectoryState {
  readonly state: 'idle' | 'loading' | 'ready' | 'failed';
  readonly failure: RemoteFailure | undefined;
}

/** The loading state of the list of remotes. Only `loadRemoteDirectoryAtom` changes it. */
export const directoryStateAtom = atom<DirectoryState>({ state: 'idle', failure: undefined });
