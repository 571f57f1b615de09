import { appStore } from '@atrium/runtime';
import { checkRouteAccess } from '../navigation/access/check-route-access.ts';
import { visitorAtom } from '../navigation/access/visitor-atom.ts';
import { loadRemotesAtom, remotesAtom, startRemotePageAtom } from '../remotes/index.ts';
import { knownRoutesAtom } from './menu/state/known-routes-atom.ts';
import { prepareFormats } from './prepare-formats.ts';
import { findPage } from './tabs/state/page.ts';

/** The longest time, in milliseconds, for which the first render waits for the list of remotes and the page's code. */
const TIMEOUT = 500;

/**
 * Starts loading the list of remotes, and then the code of the page at the current address, and waits for both, but not
 * longer than `TIMEOUT`. If they load in time, the first render contains the menu and the page. Otherwise, it shows
 * that they are loading. Does nothing if the list of remotes has been requested before.
 */
export async function prepareSignedInPages(): Promise<void> {
  if (appStore.get(remotesAtom).state !== 'idle') return;
  prepareFormats();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, TIMEOUT);
  });
  await Promise.race([appStore.set(loadRemotesAtom).then(loadPage), timeout]);
  clearTimeout(timer);
}

/** Loads the code of the page at the current address, if the user may open the page. */
async function loadPage(): Promise<void> {
  const route = findPage(appStore.get(knownRoutesAtom), globalThis.location)?.route;
  if (!route?.remoteName || checkRouteAccess(route, appStore.get(visitorAtom)) !== 'allowed') return;
  await appStore.set(startRemotePageAtom, route.remoteName, route.name);
}
