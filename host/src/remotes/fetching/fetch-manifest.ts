import { type Integrity, integritySchema, type RemoteVersion } from '@atrium/contract';
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
  return fetchChecked(getRequestAddress(`${folder}integrity.json`), {
    context: { step: 'manifest', remote: version.descriptor.name, version: version.version },
    schema: integritySchema,
    timeout: REMOTE_LIMITS.manifestTimeout,
    integrity: version.integrity,
  });
}
