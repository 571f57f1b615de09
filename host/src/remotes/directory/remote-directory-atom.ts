import type { Descriptor } from '@atrium/contract';
import { atom } from 'jotai';
import type { RemoteFailure } from '../fetching/remote-failure.ts';
import { directoryStateAtom } from './directory-state-atom.ts';
import { findCollision } from './find-collision.ts';
import { recordsAtom } from './records-atom.ts';
import {
  findOfferedVersion,
  findShownVersion,
  type RemoteRecord,
  type RemoteStatus,
} from './remote-record.ts';

/** A remote as the rest of the host sees it. */
export interface RemoteEntry {
  readonly name: string;
  readonly status: RemoteStatus;
  /** Its routes, menu and titles. Undefined if it has never responded, is disabled, or was rejected. */
  readonly descriptor: Descriptor | undefined;
  readonly version: string | undefined;
  /** The source of its last valid pointer, or the address that is requested. */
  readonly address: string | undefined;
  /** A newer or rolled-back version that its open pages may switch to. */
  readonly offered: string | undefined;
  readonly failure: RemoteFailure | undefined;
}

export interface RemoteDirectory {
  /** `failed`: not even the list of remotes could be loaded. */
  readonly state: 'idle' | 'loading' | 'ready' | 'failed';
  readonly failure: RemoteFailure | undefined;
  /** In the registry's order. */
  readonly remotes: readonly RemoteEntry[];
}

/** All remotes, based on their descriptors. None of their code runs for this. */
export const remoteDirectoryAtom = atom((get): RemoteDirectory => {
  const accepted: Descriptor[] = [];
  const remotes = get(recordsAtom).map((record) => {
    const entry = toEntry(record, accepted);
    if (entry.descriptor) accepted.push(entry.descriptor);
    return entry;
  });
  return { ...get(directoryStateAtom), remotes };
});

function toEntry(record: RemoteRecord, accepted: readonly Descriptor[]): RemoteEntry {
  const { name, status, failure } = record;
  const shown = findShownVersion(record);
  const address = record.pointerAddress ?? record.addresses[0];
  const nothing = { name, descriptor: undefined, version: shown?.version, address, offered: undefined };
  if (status === 'disabled' || !shown) return { ...nothing, status, failure };
  const collision = findCollision(shown.descriptor, shown.version, accepted);
  if (collision) return { ...nothing, status: 'incompatible', failure: collision };
  return {
    name,
    status,
    descriptor: shown.descriptor,
    version: shown.version,
    address,
    offered: findOfferedVersion(record)?.version,
    failure,
  };
}
