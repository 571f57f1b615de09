import { type Integrity, integritySchema, type RemoteVersion } from '@atrium/contract';
import { fetchChecked } from './fetch-checked.ts';
import { freshAddress } from './integrity-table.ts';
import { REMOTE_LIMITS } from './remote-limits.ts';

/** A version of a remote in one of the places where it lies. */
export interface VersionPlace {
  readonly version: RemoteVersion;
  /** Absolute address of its folder, ending in a slash. */
  readonly folder: string;
}

/** The version's manifest: the hash of each of its files, and what to fetch early. Its own hash is in the pointer. */
export function fetchManifest({ version, folder }: VersionPlace): Promise<Integrity> {
  return fetchChecked(freshAddress(`${folder}integrity.json`), {
    place: { step: 'manifest', remote: version.descriptor.name, version: version.version },
    schema: integritySchema,
    timeout: REMOTE_LIMITS.manifestTimeout,
    integrity: version.integrity,
  });
}
