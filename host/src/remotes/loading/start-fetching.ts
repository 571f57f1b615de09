import type { Integrity } from '@atrium/contract';
import { localeAtom } from '@atrium/i18n';
import { appStore } from '@atrium/runtime';
import { freshAddress } from '../fetching/integrity-table.ts';

/**
 * Preloads the files that a version's entry would otherwise request one after the other. The links have the same
 * attributes as the later script and style tags, so that nothing is fetched twice.
 */
export function startFetching(
  folder: string,
  { files, preload = [], pages = {}, messages = {} }: Integrity,
  route: string,
): void {
  const messageFiles = messages[appStore.get(localeAtom)] ?? [];
  for (const file of new Set([...preload, ...(pages[route] ?? []), ...messageFiles])) {
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = file.endsWith('.css') ? 'style' : 'script';
    link.href = freshAddress(`${folder}${file}`);
    link.crossOrigin = 'anonymous';
    const integrity = files[file];
    if (integrity) link.integrity = integrity;
    link.addEventListener('load', () => link.remove());
    link.addEventListener('error', () => link.remove());
    document.head.append(link);
  }
}
