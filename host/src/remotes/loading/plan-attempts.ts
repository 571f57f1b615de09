import type { RemoteVersion } from '@atrium/contract';
import type { VersionLocation } from '../fetching/fetch-manifest.ts';
import type { RemoteRecord } from '../state/remote-record.ts';

/**
 * Returns the versions and locations to try, in order: the preferred version, the version in use, the pointer's current
 * version, and the pointer's previous version. Each is tried where the pointer was found and then at the remote's other
 * addresses. Versions that have failed in this browser tab come last, unless they are preferred. A preferred version is
 * ignored if it is not one of the other three.
 */
export function planAttempts(record: RemoteRecord, preferredVersion?: string): readonly VersionLocation[] {
  const versions = orderVersions(record, preferredVersion);
  const addresses = [record.pointerAddress, ...record.addresses].filter((address) => address !== undefined);
  return versions.flatMap((version) =>
    [...new Set(addresses)].map((address) => ({ version, folder: new URL(version.base, address).href })),
  );
}

function orderVersions(
  { pointer, versionInUse, failedVersions }: RemoteRecord,
  preferredVersion?: string,
): readonly RemoteVersion[] {
  const candidates = [versionInUse, pointer?.current, pointer?.previous].filter((version) => version != null);
  const distinct = [...new Map(candidates.map((version) => [version.version, version])).values()];
  const rank = ({ version }: RemoteVersion): number => {
    if (version === preferredVersion) return 0;
    return failedVersions.includes(version) ? 2 : 1;
  };
  return distinct.sort((one, other) => rank(one) - rank(other));
}
