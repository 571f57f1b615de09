import { appStore, syncSessionAtom } from '@atrium/runtime';
import { checkRouteAccess } from '../navigation/access/check-route-access.ts';
import { visitorAtom } from '../navigation/access/visitor-atom.ts';
import { startRemotePageAtom } from '../remotes/index.ts';
import { knownRoutesAtom } from './menu/state/known-routes-atom.ts';
import { findPage, type Page } from './tabs/state/page.ts';

interface PageAddress {
  readonly pathname: string;
  readonly search: string;
}

/**
 * Starts loading the code of the page at an address, if the user may open the page and the session has not ended.
 * Resolves when it is loaded.
 */
export async function startPage(address: PageAddress): Promise<void> {
  const route = findAllowedPage(address)?.route;
  // Cookies expire or are removed without an event. The navigation then leads to sign-in.
  if (route?.remoteName && appStore.set(syncSessionAtom))
    await appStore.set(startRemotePageAtom, route.remoteName, route.name);
}

/** Returns the page at an address, if the user may open it. */
export function findAllowedPage(address: PageAddress): Page | undefined {
  const page = findPage(appStore.get(knownRoutesAtom), address);
  return checkRouteAccess(page?.route, appStore.get(visitorAtom)) === 'allowed' ? page : undefined;
}
