import { ROUTES } from '@atrium/contract';
import { listEntryScripts } from './list-entry-scripts.ts';

/** How often to check whether the server has another build of the console, in milliseconds. */
const CHECK_INTERVAL = 300_000;
/** The minimum time between two checks, in milliseconds. Events do not trigger a check sooner. */
const MIN_CHECK_INTERVAL = 15_000;

/**
 * Checks whether the server has another build of the console than the running one: periodically,
 * when the page is shown again, and when the network is back. Reports the first script that only
 * the other build has, which identifies that build. Returns a function that stops the checks.
 */
export function watchHost(onNewBuild: (build: string) => void): () => void {
  const controller = new AbortController();
  let requestedAt = Date.now();
  const check = async (): Promise<void> => {
    if (document.visibilityState === 'hidden' || Date.now() - requestedAt < MIN_CHECK_INTERVAL) return;
    requestedAt = Date.now();
    const build = await findOtherBuild(controller.signal);
    if (build && !controller.signal.aborted) onNewBuild(build);
  };
  const timer = setInterval(check, CHECK_INTERVAL);
  document.addEventListener('visibilitychange', check, { signal: controller.signal });
  globalThis.addEventListener('online', check, { signal: controller.signal });
  return () => {
    clearInterval(timer);
    controller.abort();
  };
}

/** Returns the build on the server if it differs. Returns `undefined` if the server does not respond as expected. */
async function findOtherBuild(signal: AbortSignal): Promise<string | undefined> {
  try {
    const response = await fetch(ROUTES.index, { cache: 'no-store', signal });
    if (!response.ok) return undefined;
    const running = new Set([...document.scripts].map((script) => script.getAttribute('src')));
    return listEntryScripts(await response.text()).find((address) => !running.has(address));
  } catch {
    return undefined;
  }
}
