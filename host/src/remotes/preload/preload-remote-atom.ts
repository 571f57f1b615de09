import { type Integrity, REMOTE_ENTRY } from '@atrium/contract';
import { atom } from 'jotai';
import { findRecordAtom } from '../directory/records-atom.ts';
import { type RemoteRecord, shownVersion } from '../directory/remote-record.ts';
import { checkContract } from '../fetching/check-contract.ts';
import { fetchManifest } from '../fetching/fetch-manifest.ts';
import { freshAddress } from '../fetching/integrity-table.ts';

/** Addresses that were asked for in this page. */
const requested = new Set<string>();

/**
 * Fetches what a remote's page (that of `route`, if named) needs into the browser's cache, for idle moments and
 * hovering; none of it runs. Each file once; a failure is silent, since the page's own loading will meet and report it.
 */
export const preloadRemoteAtom = atom(
  null,
  async (get, _set, remote: string, route?: string, signal?: AbortSignal): Promise<void> => {
    const record = get(findRecordAtom)(remote);
    const version = record && shownVersion(record);
    if (!version || !isWell(record) || !record.pointerAddress) return;
    const folder = new URL(version.base, record.pointerAddress).href;
    const visit = `${folder} ${route ?? ''}`;
    if (requested.has(visit)) return;
    requested.add(visit);
    try {
      checkContract(version.descriptor, version.version);
      const manifest = await fetchManifest({ version, folder });
      const files = filesOf(manifest, route, record.inUse !== undefined);
      await Promise.all(files.map((file) => warm(`${folder}${file}`, manifest.files[file], signal)));
    } catch {
      requested.delete(visit);
    }
  },
);

function isWell({ status }: RemoteRecord): boolean {
  return status === 'registered' || status === 'ready';
}

/** A version whose code runs has its entry and what comes with it. */
function filesOf(
  { preload = [], pages = {} }: Integrity,
  route: string | undefined,
  isRunning: boolean,
): readonly string[] {
  const ofPage = (route && pages[route]) || [];
  return isRunning ? ofPage : [REMOTE_ENTRY, ...preload, ...ofPage];
}

/** Read by `fetch` in the same mode as the script and style tags later on, so that those find it in the cache. */
async function warm(
  file: string,
  integrity: string | undefined,
  signal: AbortSignal | undefined,
): Promise<void> {
  const address = freshAddress(file);
  if (requested.has(address)) return;
  requested.add(address);
  try {
    const response = await fetch(address, {
      mode: 'cors',
      credentials: 'same-origin',
      // Files of a version never change: a copy that is there is good.
      cache: 'force-cache',
      priority: 'low',
      ...(signal ? { signal } : {}),
      ...(integrity ? { integrity } : {}),
    });
    if (!response.ok) throw new TypeError(`${address} answered ${response.status}`);
    await response.arrayBuffer();
  } catch (cause) {
    requested.delete(address);
    throw cause;
  }
}
