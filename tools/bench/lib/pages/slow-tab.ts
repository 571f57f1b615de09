import type { BrowserContext, CDPSession, Page } from 'playwright/test';

/** A phone's connection and a slow laptop: 10 Mbit/s, 40 ms per round trip, and a processor four times slower. */
const NETWORK = { offline: false, latency: 40, downloadThroughput: 1_250_000, uploadThroughput: 1_250_000 };
const CPU_SLOWDOWN = 4;
/** The network is quiet after this many milliseconds without a request. */
const QUIET_TIME = 1_000;
/** The longest wait for a target, in milliseconds. */
const MAX_WAIT = 30_000;
/** If a task of the main thread takes longer than this, in milliseconds, it blocks the user for the time beyond. */
const MAX_TASK_TIME = 50;

/** What the user waits for: this many visible elements of a selector. */
export interface Target {
  readonly selector: string;
  /** 1 by default. */
  readonly count?: number;
}

/** Times are in milliseconds from the start of the navigation or from the click; KB is 1 000 bytes as sent. */
export interface Cost {
  /** Time until the frame with the target was painted. */
  readonly ready: number;
  /** CPU time of the main thread on the slowed processor. The load of the machine hardly changes it. */
  readonly cpu: number;
  /** The sum of the time beyond 50 ms of each task of the main thread. */
  readonly blocked: number;
  /** Requests that went to the network, and their bytes, until the network was quiet. */
  readonly requests: number;
  readonly kilobytes: number;
  /** The bytes until the page was ready. */
  readonly kilobytesUntilReady: number;
}

export interface SlowTab {
  readonly page: Page;
  /** Opens an address and waits for the target. */
  open(url: string, target: Target): Promise<Cost>;
  /** Performs an action that ends with a click, and waits for the target. */
  click(act: () => Promise<void>, target: Target): Promise<Cost>;
  /** Leaves the page, and empties the browser's caches of files. */
  clearCache(): Promise<void>;
}

interface NetworkRequest {
  bytes: number;
  endedAt: number;
  isCached: boolean;
}

/** What {@link watchDocument} adds to the page. */
declare const longTasks: { readonly start: number; readonly duration: number }[];
declare const watchTarget: (target: Target) => void;

/** Opens a tab with a slow network and processor, which measures the cost of each step. */
export async function openSlowTab(context: BrowserContext): Promise<SlowTab> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const network = await watchNetwork(session);
  let clickedAt = 0;
  let current: { readonly target: Target; readonly resolve: (time: number) => void } | undefined;
  await page.exposeFunction('reportClick', (time: number) => {
    clickedAt = time;
  });
  await page.exposeFunction('reportPaint', (time: number) => current?.resolve(time));
  await page.exposeFunction('getTarget', () => current?.target);
  await page.addInitScript(watchDocument);
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });

  async function measure(act: () => Promise<unknown>, getStart: () => Promise<number>, target: Target) {
    network.clear();
    const painted = new Promise<number>((resolve) => {
      current = { target, resolve };
    });
    const cpuBefore = await readCpuTime(session);
    await act();
    const readyAt = await withTimeout(painted, target);
    const start = await getStart();
    await network.waitUntilQuiet();
    const requests = network.list();
    return {
      ready: readyAt - start,
      cpu: (await readCpuTime(session)) - cpuBefore,
      blocked: await readBlockedTime(page, start),
      requests: requests.length,
      kilobytes: sumKilobytes(requests),
      kilobytesUntilReady: sumKilobytes(requests.filter(({ endedAt }) => endedAt <= readyAt)),
    };
  }

  return {
    page,
    open: (url, target) =>
      measure(
        () => page.goto(url, { waitUntil: 'commit' }),
        () => page.evaluate(() => performance.timeOrigin),
        target,
      ),
    async click(act, target) {
      // A new document gets its target by `getTarget`. A click loads no document, so the page gets the target here.
      await page.evaluate((next) => watchTarget(next), target);
      return await measure(act, async () => clickedAt, target);
    },
    async clearCache() {
      await page.goto('about:blank');
      // Disabling the cache empties the one in memory.
      await session.send('Network.setCacheDisabled', { cacheDisabled: true });
      await session.send('Network.setCacheDisabled', { cacheDisabled: false });
      await session.send('Network.clearBrowserCache');
    },
  };
}

/**
 * Runs in the page: reports clicks and the time when the target was painted, and records the tasks that block the page.
 * Playwright's own waiting is not used, because its script takes the slowed processor a quarter of a second.
 */
function watchDocument(): void {
  const { reportClick, reportPaint, getTarget } = globalThis as unknown as {
    reportClick(time: number): void;
    reportPaint(time: number): void;
    getTarget(): Promise<Target | undefined>;
  };
  let watched: Target | undefined;
  const isVisible = ({ selector, count = 1 }: Target): boolean =>
    [...document.querySelectorAll(selector)].filter(
      (element) => element.getBoundingClientRect().width > 0 && element.checkVisibility(),
    ).length >= count;
  const look = (): void => {
    if (!watched) return;
    if (!isVisible(watched)) {
      requestAnimationFrame(look);
      return;
    }
    watched = undefined;
    // The browser runs this task after it has painted the frame.
    setTimeout(() => reportPaint(performance.timeOrigin + performance.now()));
  };
  const watchTarget = (target: Target | undefined): void => {
    watched = target;
    requestAnimationFrame(look);
  };
  Object.assign(globalThis, { longTasks: [], watchTarget });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      longTasks.push({ start: performance.timeOrigin + startTime, duration });
    }
  }).observe({ type: 'longtask', buffered: true });
  addEventListener('click', (event) => reportClick(performance.timeOrigin + event.timeStamp), true);
  void getTarget().then(watchTarget);
}

async function watchNetwork(session: CDPSession) {
  const requests = new Map<string, NetworkRequest>();
  const pending = new Set<string>();
  let lastChange = Date.now();
  /** Seconds between the clock of the network log and the clock of the page. */
  let offset = 0;
  const endRequest = (id: string, timestamp: number, bytes: number): void => {
    pending.delete(id);
    lastChange = Date.now();
    const request = requests.get(id);
    if (request) Object.assign(request, { bytes, endedAt: (timestamp + offset) * 1_000 });
  };
  session.on('Network.requestWillBeSent', ({ requestId, request, wallTime, timestamp }) => {
    offset ||= wallTime - timestamp;
    if (/^(data|blob):/.test(request.url)) return;
    pending.add(requestId);
    requests.set(requestId, { bytes: 0, endedAt: Number.POSITIVE_INFINITY, isCached: false });
  });
  const setCached = (id: string): void => {
    const request = requests.get(id);
    if (request) request.isCached = true;
  };
  session.on('Network.requestServedFromCache', ({ requestId }) => setCached(requestId));
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache) setCached(requestId);
  });
  session.on('Network.loadingFinished', (event) =>
    endRequest(event.requestId, event.timestamp, event.encodedDataLength),
  );
  session.on('Network.loadingFailed', (event) => endRequest(event.requestId, event.timestamp, 0));
  await session.send('Network.enable');
  return {
    clear: () => requests.clear(),
    list: () => [...requests.values()].filter(({ isCached }) => !isCached),
    async waitUntilQuiet() {
      while (pending.size > 0 || Date.now() - lastChange < QUIET_TIME) {
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
  };
}

function withTimeout(painted: Promise<number>, { selector }: Target): Promise<number> {
  const timeout = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => timeout.reject(new Error(`\`${selector}\` did not appear within ${MAX_WAIT / 1_000} s.`)),
    MAX_WAIT,
  );
  return Promise.race([painted, timeout.promise]).finally(() => clearTimeout(timer));
}

async function readCpuTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1_000;
}

function readBlockedTime(page: Page, start: number): Promise<number> {
  return page.evaluate(
    ([from, allowed]) =>
      longTasks
        .filter((task) => task.start >= from)
        .reduce((sum, { duration }) => sum + Math.max(0, duration - allowed), 0),
    [start, MAX_TASK_TIME] as const,
  );
}

function sumKilobytes(requests: readonly NetworkRequest[]): number {
  return requests.reduce((sum, { bytes }) => sum + bytes, 0) / 1_000;
}
