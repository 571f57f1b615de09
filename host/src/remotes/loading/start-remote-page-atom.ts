import { atom } from 'jotai';
import { findRecordAtom } from '../state/records-atom.ts';
import { federationAtom } from './federation-atom.ts';
import { loadModule } from './load-module.ts';
import { isComponent, storeLoadedPage } from './loaded-pages.ts';
import { planAttempts } from './plan-attempts.ts';
import { startListAtom } from './start-list-atom.ts';

/**
 * Starts loading the code of a page, and the rows of its list, before its view exists. When the code and the messages
 * are loaded in time, the first render of the view contains the page. Otherwise, the view loads them itself, and
 * reports a failure. Does nothing if the status of the remote is not `registered`, for example because its code already
 * runs.
 */
export const startRemotePageAtom = atom(
  null,
  async (get, set, remote: string, route: string): Promise<void> => {
    const record = get(findRecordAtom)(remote);
    const [location] = record?.pointer && record.status === 'registered' ? planAttempts(record) : [];
    if (!location) return;
    set(startListAtom, remote, route);
    try {
      const { module, messagesReady } = await loadModule(location, route, get(federationAtom));
      const [file] = await Promise.all([module.pages[route]?.(), messagesReady]);
      if (file && isComponent(file.Page))
        storeLoadedPage(location, route, { Page: file.Page, version: location.version.version });
    } catch {
      // The page's own load reports the failure.
    }
  },
);
