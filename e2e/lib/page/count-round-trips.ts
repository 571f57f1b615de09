import type { Page, Request, Route } from 'playwright/test';

/** The browser's scheduler, which the DOM types of TypeScript do not declare. */
declare const scheduler: {
  postTask(task: () => void, options: { readonly priority: string; readonly delay: number }): Promise<void>;
};

/** The maximum number of round trips. No page needs that many. */
const MAX_ROUND_TRIPS = 20;

/** The page is idle when this many tasks of low priority have run, 50 ms apart. */
const IDLE_TURNS = 6;

/**
 * Opens an address and returns the number of round trips until the page requests the path `target`,
 * including the round trip with that request. All requests of a round trip wait until the page is
 * idle, are sent together, and receive their responses before the next round trip starts. The speed
 * of the machine and of the network, and the number of connections, do not count. Neither does a
 * second request for the same address: normally the browser takes the response from its cache. Here
 * it does not, because `page.route` turns the cache off.
 */
export async function countRoundTrips(page: Page, address: string, target: string): Promise<number> {
  const waitingRoutes: Route[] = [];
  const requestedUrls = new Set<string>();
  const repeatedEnds = new Set<Promise<void>>();
  await page.route('**/*', async (route) => {
    if (!requestedUrls.has(route.request().url())) {
      waitingRoutes.push(route);
      return;
    }
    repeatedEnds.add(waitForEnd(page, route));
    await route.continue();
  });
  const navigation = page.goto(address, { waitUntil: 'commit' });
  for (let count = 1; count <= MAX_ROUND_TRIPS; count += 1) {
    if (count === 1) await waitFor(() => waitingRoutes.length > 0);
    else await waitUntilIdle(page, repeatedEnds);
    const sentRoutes = waitingRoutes.splice(0);
    if (sentRoutes.some((route) => new URL(route.request().url()).pathname === target)) {
      await Promise.all(sentRoutes.map((route) => route.continue()));
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      return count;
    }
    for (const route of sentRoutes) requestedUrls.add(route.request().url());
    const ends = sentRoutes.map((route) => waitForEnd(page, route));
    await Promise.all(sentRoutes.map((route) => route.continue()));
    await Promise.all(ends);
    if (count === 1) await navigation;
  }
  throw new Error(`The page did not request ${target} within ${MAX_ROUND_TRIPS} round trips.`);
}

function waitForEnd(page: Page, route: Route): Promise<void> {
  return new Promise((resolve) => {
    const end = (request: Request): void => {
      if (request === route.request()) resolve();
    };
    page.on('requestfinished', end).on('requestfailed', end);
  });
}

/** Resolves when the page is idle and all its repeated requests have ended. */
async function waitUntilIdle(page: Page, repeatedEnds: Set<Promise<void>>): Promise<void> {
  do {
    await Promise.all(repeatedEnds);
    repeatedEnds.clear();
    await waitForIdle(page);
  } while (repeatedEnds.size > 0);
}

/**
 * Resolves when the page has done all its work of normal priority. On a busy machine, the page can have no work while
 * another thread still compiles a script. So several tasks of low priority have to run first.
 */
async function waitForIdle(page: Page): Promise<void> {
  await page.evaluate(async (turns) => {
    for (let turn = 0; turn < turns; turn += 1) {
      await scheduler.postTask(() => undefined, { priority: 'background', delay: 50 });
    }
  }, IDLE_TURNS);
}

async function waitFor(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await new Promise((resolve) => setImmediate(resolve));
}
