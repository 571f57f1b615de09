import { appStore } from '@atrium/runtime';
import { checkRouteAccess } from '../navigation/access/check-route-access.ts';
import { visitorAtom } from '../navigation/access/visitor-atom.ts';
import { loadRemotesAtom, remotesAtom, startRemotePageAtom } from '../remotes/index.ts';
import { knownRoutesAtom } from './menu/state/known-routes-atom.ts';
import { prepareFormats } from './prepare-formats.ts';
import { findPage } from './tabs/state/page.ts';

/** The longest time, in milliseconds, for which the first signed-in page waits for the list of remotes. */
const TIMEOUT = 150;

/**
 * Starts loading the list of remotes, and waits a moment for it. If the list is loaded in time, the first render
 * contains the menu and the page. Otherwise, it shows that they are loading.
 */
export async function prepareSignedInPages(): Promise<void> {
  if (appStore.get(remotesAtom).state !== 'idle') return;
  prepareFormats();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, TIMEOUT);
  });
  await Promise.race([appStore.set(loadRemotesAtom).then(startPage), timeout]);
  clearTimeout(timer);
}

/** Starts loading the code of the page at the current address, while the browser renders the shell around it. */
function startPage(): void {
  const route = findPage(appStore.get(knownRoutesAtom), globalThis.location)?.route;
  if (!route?.remoteName || checkRouteAccess(route, appStore.get(visitorAtom)) !== 'allowed') return;
  void appStore.set(startRemotePageAtom, route.remoteName, route.name);
}
