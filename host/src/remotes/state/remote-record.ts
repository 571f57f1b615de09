import { CONTRACT_VERSION, type Pointer, type RemoteVersion, satisfiesContract } from '@atrium/contract';
import type { RemoteFailure } from '../fetching/remote-failure.ts';

/**
 * The state of a remote. `registered`: no code of the remote has run. `ready`: its code runs.
 * `degraded`: something failed, and the host uses the last valid pointer or an earlier version.
 * `incompatible`: its contract or the exports that it needs do not fit this host, or its descriptor
 * claims an address or a name that it may not use. `disabled`: the registry disables it.
 */
export type RemoteStatus = 'registered' | 'loading' | 'ready' | 'degraded' | 'incompatible' | 'disabled';

/** Everything that the host knows about one remote. */
export interface RemoteRecord {
  readonly name: string;
  readonly status: RemoteStatus;
  /** Absolute addresses of its pointer. The first one is requested first. */
  readonly addresses: readonly string[];
  /** Its last valid pointer, and the address that returned it. */
  readonly pointer: Pointer | undefined;
  readonly pointerAddress: string | undefined;
  /**
   * When this browser tab last received the pointer, or failed to receive it, in milliseconds since 1970. 0 if neither
   * has happened since the page load.
   */
  readonly pointerCheckedAt: number;
  /** The last failure from which the remote has not recovered. */
  readonly failure: RemoteFailure | undefined;
  /** The version whose code runs in this browser tab. */
  readonly versionInUse: RemoteVersion | undefined;
  /** Versions that have failed in this browser tab. */
  readonly failedVersions: readonly string[];
  /** Increases when the page on screen must load the version in use. Hidden pages stay on their version. */
  readonly upgradeCount: number;
  /** Increases when failed pages of the remote may load again. */
  readonly recoveryCount: number;
}

export function newRecord(name: string, addresses: readonly string[]): RemoteRecord {
  return {
    name,
    addresses,
    status: 'registered',
    pointer: undefined,
    pointerAddress: undefined,
    pointerCheckedAt: 0,
    failure: undefined,
    versionInUse: undefined,
    failedVersions: [],
    upgradeCount: 0,
    recoveryCount: 0,
  };
}

/**
 * Returns the version whose descriptor represents the remote: the one in use, or else the newest that is compatible
 * with this host. If none is compatible, returns the current one.
 */
export function findShownVersion({ versionInUse, pointer }: RemoteRecord): RemoteVersion | undefined {
  if (versionInUse || !pointer) return versionInUse;
  const { current, previous } = pointer;
  return isCompatible(current) || !previous || !isCompatible(previous) ? current : previous;
}

/**
 * Returns the version that is current on the server, if it differs from the given one (by default the one in use), is
 * compatible with this host, and has not already failed here.
 */
export function findOfferedVersion(
  { versionInUse, pointer, failedVersions }: RemoteRecord,
  version = versionInUse?.version,
): RemoteVersion | undefined {
  if (version === undefined || !pointer || pointer.current.version === version) return undefined;
  const isUsable = isCompatible(pointer.current) && !failedVersions.includes(pointer.current.version);
  return isUsable ? pointer.current : undefined;
}

function isCompatible(version: RemoteVersion): boolean {
  return satisfiesContract(CONTRACT_VERSION, version.descriptor.contract);
}
