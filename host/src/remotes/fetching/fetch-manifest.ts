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

/** Manifests by their address and hash. The content of a hash never changes. */
const manifests = new Map<string, Promise<Integrity>>();

/**
 * Fetches the version's manifest: the hash of each file, and the files to preload. The pointer contains the hash of the
 * manifest. A manifest that was fetched before is not fetched again.
 */
export function fetchManifest({ version, folder }: VersionLocation): Promise<Integrity> {
  const address = getRequestAddress(`${folder}${MANIFEST_FILE}`);
  const key = `${address} ${version.integrity}`;
  const known = manifests.get(key);
  if (known) return known;
  const manifest = fetchChecked(address, {
    context: { step: 'manifest', remote: version.descriptor.name, version: version.version },
    schema: integritySchema,
    timeout: REMOTE_LIMITS.manifestTimeout,
    integrity: version.integrity,
    early: consumeEarlyManifest(address, version.integrity),
  });
  manifests.set(key, manifest);
  manifest.catch(() => manifests.delete(key));
  return manifest;
}
