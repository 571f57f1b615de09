import { appStore } from '@atrium/runtime';
import { loadRemotesAtom, remotesAtom } from '../remotes/index.ts';

/** The longest time, in milliseconds, that the first view of the console waits for the list of remotes. */
const TIMEOUT = 150;

/**
 * Starts loading the list of remotes, and waits a moment for it. If the list is loaded in time, the first view contains
 * the menu and the page. Otherwise, the view shows that they are loading.
 */
export async function prepareConsole(): Promise<void> {
  if (appStore.get(remotesAtom).state !== 'idle') return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, TIMEOUT);
  });
  await Promise.race([appStore.set(loadRemotesAtom), timeout]);
  clearTimeout(timer);
}
