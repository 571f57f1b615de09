import type { Browser, CDPSession } from 'playwright/test';

/** Measured values by name. Times are in milliseconds. */
export type Measurements = Readonly<Record<string, number>>;

const FRAMES = 240;

/**
 * The functions of the page. Each performs an action, and returns the milliseconds until the page shows the effect.
 * `scroll` returns the milliseconds between two frames, the number of dropped frames, and the number of measured
 * frames.
 */
interface BenchmarkPage {
  show(table: string): Promise<number>;
  scroll(count: number): Promise<{ median: number; p95: number; dropped: number; count: number }>;
  checkbox(): Promise<number>;
  keystroke(): Promise<number>;
}

declare const benchmark: BenchmarkPage;

/**
 * Measures one table on its own page: elapsed time, and CPU time of the main thread. Other programs on the machine do
 * not affect the CPU time.
 */
export async function measureTable(browser: Browser, url: string, table: string): Promise<Measurements> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'en-US' });
  await page.goto(url);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const heapBefore = await measureHeap(session);
  const shown = await measureCpuTime(session, () => page.evaluate((name) => benchmark.show(name), table));
  const heap = (await measureHeap(session)) - heapBefore;
  const scrolled = await measureCpuTime(session, () =>
    page.evaluate((count) => benchmark.scroll(count), FRAMES),
  );
  const frames = scrolled.result;
  const checkbox = await measureCpuTime(session, () => page.evaluate(() => benchmark.checkbox()));
  const keystroke = await measureCpuTime(session, () => page.evaluate(() => benchmark.keystroke()));
  await page.close();
  return {
    'first rows': shown.result,
    'first rows, CPU': shown.cpuTime,
    'frame median': frames.median,
    'frame p95': frames.p95,
    'dropped frames': frames.dropped,
    'CPU a frame': scrolled.cpuTime / frames.count,
    'heap MB': heap / 1_000_000,
    checkbox: checkbox.result,
    'checkbox, CPU': checkbox.cpuTime,
    keystroke: keystroke.result,
    'keystroke, CPU': keystroke.cpuTime,
  };
}

/** Runs a function. Returns its result and the CPU time of the main thread in milliseconds. */
async function measureCpuTime<Result>(
  session: CDPSession,
  act: () => Promise<Result>,
): Promise<{ readonly result: Result; readonly cpuTime: number }> {
  const before = await readMetric(session, 'TaskDuration');
  const result = await act();
  return { result, cpuTime: ((await readMetric(session, 'TaskDuration')) - before) * 1_000 };
}

/** Returns the bytes of the heap that are in use after garbage collection. */
async function measureHeap(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  return await readMetric(session, 'JSHeapUsedSize');
}

async function readMetric(session: CDPSession, name: string): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
}
