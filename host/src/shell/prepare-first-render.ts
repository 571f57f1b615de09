import { appStore, userIdAtom } from '@atrium/runtime';
import type { NavigationState } from '../navigation/history/navigation-state.ts';
import { isRedirectPath } from '../navigation/routes/is-redirect-path.ts';
import { loadRemotesAtom, remotesAtom } from '../remotes/index.ts';
import { redirectsAtom } from './menu/state/known-routes-atom.ts';
import { prepareFormats } from './prepare-formats.ts';
import { findAllowedPage, startPage } from './start-page.ts';
import { applyNavigationAtom } from './tabs/state/navigation-atoms.ts';
import { setTabOwnerAtom } from './tabs/state/tabs-atom.ts';

/** The longest time, in milliseconds, for which the first render waits for the list of remotes and the page's code. */
const TIMEOUT = 500;

/**
 * Starts loading the list of remotes, and then the code of the page at the current address, and waits for both, but not
 * longer than `TIMEOUT`. If they load in time, the first render contains the menu and the page. Otherwise, it shows
 * that they are loading. Does nothing if the list of remotes has been requested before.
 *
 * @param firstNavigation The navigation with which the document was opened. Without it, the first render opens the tab
 * of the page, and the second one contains the page.
 */
export async function prepareFirstRender(firstNavigation?: NavigationState): Promise<void> {
  if (appStore.get(remotesAtom).state !== 'idle') return;
  prepareFormats();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, TIMEOUT);
  });
  const load = async (): Promise<void> => {
    await appStore.set(loadRemotesAtom);
    if (firstNavigation) openTab(firstNavigation);
    await startPage(globalThis.location);
  };
  await Promise.race([load(), timeout]);
  clearTimeout(timer);
}

/** Opens a tab for the page of a navigation, if it gets one. */
function openTab({ location, pageKey }: NavigationState): void {
  const page = findAllowedPage(location);
  const isRedirect = isRedirectPath(location.pathname) || appStore.get(redirectsAtom).has(location.pathname);
  if (!page || isRedirect) return;
  appStore.set(setTabOwnerAtom, appStore.get(userIdAtom));
  const isPlainLink = false;
  appStore.set(applyNavigationAtom, { page, pageKey, isReplacing: false, reloads: false }, isPlainLink);
}
