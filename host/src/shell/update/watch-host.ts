import { ROUTES } from '@atrium/contract';
import { entryScripts } from './entry-scripts.ts';

/** How often the server is asked whether it serves another build of the console, in milliseconds. */
const INTERVAL = 300_000;
/** An answer younger than this is not asked for again by events such as the window's focus. */
const FRESH = 15_000;

/**
 * Asks now and then, when the page is shown again and when the network is back, whether the server has another build
 * of the console than runs here; tells its first script, which stands for it. Gives the function that stops it.
 */
export function watchHost(tell: (build: string) => void): () => void {
  const end = new AbortController();
  let requestedAt = Date.now();
  const look = async (): Promise<void> => {
    if (document.visibilityState === 'hidden' || Date.now() - requestedAt < FRESH) return;
    requestedAt = Date.now();
    const build = await findOtherBuild(end.signal);
    if (build && !end.signal.aborted) tell(build);
  };
  const timer = setInterval(look, INTERVAL);
  document.addEventListener('visibilitychange', look, { signal: end.signal });
  globalThis.addEventListener('online', look, { signal: end.signal });
  return () => {
    clearInterval(timer);
    end.abort();
  };
}

/** A server that cannot be reached, or answers something else, says nothing about versions. */
async function findOtherBuild(signal: AbortSignal): Promise<string | undefined> {
  try {
    const answer = await fetch(ROUTES.index, { cache: 'no-store', signal });
    if (!answer.ok) return undefined;
    const running = new Set([...document.scripts].map((script) => script.getAttribute('src')));
    return entryScripts(await answer.text()).find((address) => !running.has(address));
  } catch {
    return undefined;
  }
}
