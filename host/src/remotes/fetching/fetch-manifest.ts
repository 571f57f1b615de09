import { type Integrity, integritySchema, type RemoteVersion } from '@atrium/contract';
import { consumeEarlyManifest } from '../../early/early-requests.ts';
import { MANIFEST_FILE } from '../../early/page-plan.ts';
import { fetchChecked } from './fetch-checked.ts';
import { getRequestAddress } from './integrity-table.ts';
import { REMOTE_LIMITS } from './remote-limits.ts';

/** A version of a remote at one of its locations. */
export interface VersionLocation {
  readonly version: RemoteVersion;
  /** Absolute address of its folder, with a trailing slash. */
  readonly folder: string;
}

/**
 * Fetches the version's manifest: the hash of each file, and the files to preload. The pointer contains the hash of the
 * manifest.
 */
export function fetchManifest({ version, folder }: VersionLocation): Promise<Integrity> {
  const address = getRequestAddress(`${folder}${MANIFEST_FILE}`);
  return fetchChecked(address, {
    context: { step: 'manifest', remote: version.descriptor.name, version: version.version },
    schema: integritySchema,
    timeout: REMOTE_LIMITS.manifestTimeout,
    integrity: version.integrity,
    early: consumeEarlyManifest(address, version.integrity),
  });
}
