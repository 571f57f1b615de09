import type { BrowserContext, CDPSession, Page } from 'playwright/test';

/** A phone's connection and a slow laptop: 10 Mbit/s, 40 ms per round trip, and a processor four times slower. */
const NETWORK = { offline: false, latency: 40, downloadThroughput: 1_250_000, uploadThroughput: 1_250_000 };
const CPU_SLOWDOWN = 4;
/** The network is quiet after this many milliseconds without a request. */
const QUIET_TIME = 1_000;
/** A task of the main thread blocks the user for its time beyond these milliseconds. */
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
}

interface NetworkRequest {
  bytes: number;
  endedAt: number;
  isCached: boolean;
}

declare const longTasks: { readonly start: number; readonly duration: number }[];

/** Opens a tab with a slow network and processor, which measures the cost of each step. */
export async function openSlowTab(context: BrowserContext): Promise<SlowTab> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const network = await watchNetwork(session);
  let clickedAt = 0;
  await page.exposeFunction('reportClick', (time: number) => {
    clickedAt = time;
  });
  await page.addInitScript(watchDocument);
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });

  async function measure(act: () => Promise<unknown>, getStart: () => Promise<number>, target: Target) {
    network.clear();
    await page.evaluate(() => Object.assign(globalThis, { paintedAt: 0 }));
    const cpuBefore = await readCpuTime(session);
    await act();
    const readyAt = await waitUntilPainted(page, target);
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
    click: (act, target) => measure(act, async () => clickedAt, target),
  };
}

/** Runs in the page: reports clicks, and records the tasks that block it. */
function watchDocument(): void {
  Object.assign(globalThis, { longTasks: [], paintedAt: 0 });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      longTasks.push({ start: performance.timeOrigin + startTime, duration });
    }
  }).observe({ type: 'longtask', buffered: true });
  const { reportClick } = globalThis as unknown as { reportClick(time: number): void };
  addEventListener('click', (event) => reportClick(performance.timeOrigin + event.timeStamp), true);
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

/** Waits until the target was painted, also across a navigation. Returns the time by the page's clock. */
async function waitUntilPainted(page: Page, { selector, count = 1 }: Target): Promise<number> {
  const time = await page.waitForFunction(
    ([query, required]) => {
      const visible = [...document.querySelectorAll(query)].filter(
        (element) => element.getBoundingClientRect().width > 0 && element.checkVisibility(),
      );
      const state = globalThis as unknown as { paintedAt: number };
      // The browser runs this task after it has painted the frame.
      if (visible.length >= required && state.paintedAt === 0) {
        setTimeout(() => {
          state.paintedAt = performance.timeOrigin + performance.now();
        });
      }
      return state.paintedAt;
    },
    [selector, count] as const,
    { polling: 'raf' },
  );
  return await time.jsonValue();
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
