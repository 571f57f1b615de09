import { type Integrity, REMOTE_ENTRY } from '@atrium/contract';
import { localeAtom } from '@atrium/i18n';
import { atom } from 'jotai';
import { checkContract } from '../fetching/check-contract.ts';
import { fetchManifest } from '../fetching/fetch-manifest.ts';
import { getRequestAddress } from '../fetching/integrity-table.ts';
import { rememberPlan } from '../fetching/remember-plan.ts';
import { federationAtom } from '../loading/federation-atom.ts';
import { findRecordAtom } from '../state/records-atom.ts';
import { findShownVersion, type RemoteRecord } from '../state/remote-record.ts';

/** Addresses of files, and combinations of folder and route, that this browser tab has already requested. */
const requested = new Set<string>();

/**
 * Loads the files of a remote's entry, and those of the page of `route` if it is given, into the browser's cache,
 * during idle time or on hover. None of their code runs. Then loads the federated packages that the page needs, such as
 * the table. Each file is loaded once. A failure is silent, because the page's own loading will report it.
 */
export const preloadRemoteAtom = atom(
  null,
  async (get, _set, remote: string, route?: string, signal?: AbortSignal): Promise<void> => {
    const record = get(findRecordAtom)(remote);
    const version = record && findShownVersion(record);
    if (!version || !isHealthy(record) || !record.pointerAddress) return;
    const folder = new URL(version.base, record.pointerAddress).href;
    const requestKey = `${folder} ${route ?? ''}`;
    if (requested.has(requestKey)) return;
    requested.add(requestKey);
    try {
      checkContract(version.descriptor, version.version);
      const manifest = await fetchManifest({ version, folder });
      const isRunning = record.versionInUse !== undefined;
      const files = listFiles(manifest, route, get(localeAtom), isRunning);
      const preloads = files.map((file) => preloadFile(`${folder}${file}`, manifest.files[file], signal));
      // The next page load can then request the files of this version early.
      rememberPlan({ version, folder }, manifest);
      await Promise.all(preloads);
      const packages = route && manifest.packages?.[route];
      if (packages && !signal?.aborted) get(federationAtom).prepare(packages);
    } catch {
      requested.delete(requestKey);
    }
  },
);

function isHealthy({ status }: RemoteRecord): boolean {
  return status === 'registered' || status === 'ready';
}

/**
 * Returns the files to load. If the version's code already runs, its entry, the files that the entry needs and the
 * messages are loaded already and are omitted.
 */
function listFiles(
  { preload = [], pages = {}, messages = {} }: Integrity,
  route: string | undefined,
  locale: string,
  isRunning: boolean,
): readonly string[] {
  const pageFiles = (route && pages[route]) || [];
  return isRunning ? pageFiles : [REMOTE_ENTRY, ...preload, ...pageFiles, ...(messages[locale] ?? [])];
}

/** Fetches in the same mode as the later script and style tags, so that these find the file in the cache. */
async function preloadFile(
  file: string,
  integrity: string | undefined,
  signal: AbortSignal | undefined,
): Promise<void> {
  const address = getRequestAddress(file);
  if (requested.has(address)) return;
  requested.add(address);
  try {
    const response = await fetch(address, {
      mode: 'cors',
      credentials: 'same-origin',
      // Files of a version never change, so a cached copy is valid.
      cache: 'force-cache',
      priority: 'low',
      ...(signal ? { signal } : {}),
      ...(integrity ? { integrity } : {}),
    });
    if (!response.ok) throw new TypeError(`${address} returned ${response.status}`);
    await response.arrayBuffer();
  } catch (cause) {
    requested.delete(address);
    throw cause;
  }
}
