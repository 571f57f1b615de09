import { atom } from 'jotai';
import { findRecordAtom } from '../state/records-atom.ts';
import { federationAtom } from './federation-atom.ts';
import { loadModule } from './load-module.ts';
import { planAttempts } from './plan-attempts.ts';
import { startListAtom } from './start-list-atom.ts';

/**
 * Starts loading the code of a page, and the rows of its list, before its view exists. The page's own load then finds
 * them, or loads them again and reports the failure. Does nothing if the status of the remote is not `registered`, for
 * example because its code already runs.
 */
export const startRemotePageAtom = atom(
  null,
  async (get, set, remote: string, route: string): Promise<void> => {
    const record = get(findRecordAtom)(remote);
    const [location] = record?.pointer && record.status === 'registered' ? planAttempts(record) : [];
    if (!location) return;
    set(startListAtom, remote, route);
    try {
      const { module } = await loadModule(location, route, get(federationAtom));
      await module.pages[route]?.();
    } catch {
      // The page's own load reports the failure.
    }
  },
);
