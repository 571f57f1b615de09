import type { Descriptor } from '@atrium/contract';
import { atom } from 'jotai';
import type { RemoteFailure } from '../fetching/remote-failure.ts';
import { findClaimFailure } from './find-claim-failure.ts';
import { recordsAtom } from './records-atom.ts';
import {
  findOfferedVersion,
  findShownVersion,
  type RemoteRecord,
  type RemoteStatus,
} from './remote-record.ts';
import { remotesLoadStateAtom } from './remotes-load-state-atom.ts';

/** A remote as the rest of the host sees it. */
export interface KnownRemote {
  readonly name: string;
  readonly status: RemoteStatus;
  /** Its routes, menu and titles. Undefined if it has never responded, is disabled, or was rejected. */
  readonly descriptor: Descriptor | undefined;
  /** The version whose descriptor represents the remote. Undefined if the remote has never responded. */
  readonly version: string | undefined;
  /** The address that returned its last valid pointer. Without such a pointer, the address that is requested first. */
  readonly address: string | undefined;
  /** A newer version, or an earlier one after a rollback, that its open pages may switch to. */
  readonly offeredVersion: string | undefined;
  readonly failure: RemoteFailure | undefined;
}

export interface RemotesState {
  /** `failed`: the list of remotes could not be loaded, and none is stored. */
  readonly state: 'idle' | 'loading' | 'ready' | 'failed';
  /** Why the last request for the list failed. If the state is `ready`, the stored list is used instead. */
  readonly failure: RemoteFailure | undefined;
  /** In the registry's order. */
  readonly remotes: readonly KnownRemote[];
}

/** All remotes, as far as they are known without running their code. */
export const remotesAtom = atom((get): RemotesState => {
  const accepted: Descriptor[] = [];
  const remotes = get(recordsAtom).map((record) => {
    const remote = toKnownRemote(record, accepted);
    if (remote.descriptor) accepted.push(remote.descriptor);
    return remote;
  });
  return { ...get(remotesLoadStateAtom), remotes };
});

function toKnownRemote(record: RemoteRecord, accepted: readonly Descriptor[]): KnownRemote {
  const { name, status, failure } = record;
  const version = findShownVersion(record);
  const address = record.pointerAddress ?? record.addresses[0];
  const withoutDescriptor = {
    name,
    descriptor: undefined,
    version: version?.version,
    address,
    offeredVersion: undefined,
  };
  if (status === 'disabled' || !version) return { ...withoutDescriptor, status, failure };
  const claimFailure = findClaimFailure(version.descriptor, version.version, accepted);
  if (claimFailure) return { ...withoutDescriptor, status: 'incompatible', failure: claimFailure };
  return {
    name,
    status,
    descriptor: version.descriptor,
    version: version.version,
    address,
    offeredVersion: findOfferedVersion(record)?.version,
    failure,
  };
}
