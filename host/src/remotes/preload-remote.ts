import { REMOTE_ENTRY } from '@atrium/contract';
import { atom } from 'jotai';
import { findRecordAtom } from './directory/records-atom.ts';
import { shownVersion } from './directory/remote-record.ts';
import { fetchManifest } from './loading/fetch-manifest.ts';

const asked = new Set<string>();

/**
 * Fetches what a remote's page (that of `route`, if named) needs into the browser's cache, for idle moments and hovering; none of it runs.
 * Once per version; a failure is silent, since the page's own loading will meet and report it.
 */
export const preloadRemoteAtom = atom(
  null,
  async (get, _set, remote: string, route?: string): Promise<void> => {
    const record = get(findRecordAtom)(remote);
    const version = record && shownVersion(record);
    if (!version || record.status !== 'registered' || !record.pointerAddress) return;
    if (asked.has(version.federation)) return;
    asked.add(version.federation);
    const folder = new URL(version.base, record.pointerAddress).href;
    try {
      const { files, preload = [], pages = {} } = await fetchManifest({ version, folder });
      await Promise.all(
        [REMOTE_ENTRY, ...preload, ...((route && pages[route]) || [])].map((file) =>
          warm(`${folder}${file}`, files[file]),
        ),
      );
    } catch {
      asked.delete(version.federation);
    }
  },
);

/** Read by `fetch` in the same mode as the script and style tags later on, so that those find it in the cache. */
async function warm(address: string, integrity: string | undefined): Promise<void> {
  const response = await fetch(address, {
    mode: 'cors',
    credentials: 'same-origin',
    priority: 'low',
    ...(integrity ? { integrity } : {}),
  });
  await response.arrayBuffer();
}
