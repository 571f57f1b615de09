import { CONTRACT_VERSION, type Pointer, type RemoteVersion, satisfiesContract } from '@atrium/contract';
import type { RemoteFailure } from '../fetching/remote-failure.ts';

/**
 * Where a remote stands. `registered`: its entries are known, no code has run. `degraded`: something failed, and it
 * shows its last good state or an earlier version. `incompatible`: host and remote disagree.
 */
export type RemoteStatus = 'registered' | 'loading' | 'ready' | 'degraded' | 'incompatible' | 'disabled';

/** Everything the host knows of one remote. */
export interface RemoteRecord {
  readonly name: string;
  readonly status: RemoteStatus;
  /** Absolute addresses of its pointer; the first is asked first. */
  readonly addresses: readonly string[];
  /** Its last good pointer, and the address that gave it. */
  readonly pointer: Pointer | undefined;
  readonly pointerAddress: string | undefined;
  /** When the pointer was asked for last; 0 means never since the page was loaded. */
  readonly requestedAt: number;
  readonly failure: RemoteFailure | undefined;
  /** The version whose code runs in this page. */
  readonly inUse: RemoteVersion | undefined;
  /** Versions that failed in this page. */
  readonly failedVersions: readonly string[];
  /** Rises when its pages on screen are to be loaded again; hidden ones keep the version they have. */
  readonly upgrades: number;
  /** Rises when pages that failed may try again. */
  readonly recoveries: number;
}

export function newRecord(name: string, addresses: readonly string[]): RemoteRecord {
  return {
    name,
    addresses,
    status: 'registered',
    pointer: undefined,
    pointerAddress: undefined,
    requestedAt: 0,
    failure: undefined,
    inUse: undefined,
    failedVersions: [],
    upgrades: 0,
    recoveries: 0,
  };
}

/** The version whose descriptor speaks for the remote: the one in use, else the newest that fits this host. */
export function shownVersion({ inUse, pointer }: RemoteRecord): RemoteVersion | undefined {
  if (inUse || !pointer) return inUse;
  const { current, previous } = pointer;
  return fits(current) || !previous || !fits(previous) ? current : previous;
}

/**
 * Another version than the given one (the one in use unless said) that its team has made the current one, unless it
 * failed here already.
 */
export function offeredVersion(
  { inUse, pointer, failedVersions }: RemoteRecord,
  version = inUse?.version,
): RemoteVersion | undefined {
  if (version === undefined || !pointer || pointer.current.version === version) return undefined;
  const isUsable = fits(pointer.current) && !failedVersions.includes(pointer.current.version);
  return isUsable ? pointer.current : undefined;
}

function fits(version: RemoteVersion): boolean {
  return satisfiesContract(CONTRACT_VERSION, version.descriptor.contract);
}
