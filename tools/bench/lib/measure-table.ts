import type { Browser, CDPSession } from 'playwright/test';

/** Milliseconds unless the name says otherwise. */
export type Figures = Readonly<Record<string, number>>;

const FRAMES = 240;

interface Bench {
  show(table: string): Promise<number>;
  scroll(count: number): Promise<{ median: number; p95: number; missed: number; count: number }>;
  checkbox(): Promise<number>;
  keystroke(): Promise<number>;
}

declare const bench: Bench;

/**
 * Measures one table on its own page: elapsed time, and CPU time of the main thread. Other programs on the machine do
 * not affect the CPU time.
 */
export async function measureTable(browser: Browser, url: string, table: string): Promise<Figures> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'en-US' });
  await page.goto(url);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const heapBefore = await heapOf(session);
  const shown = await withWork(session, () => page.evaluate((name) => bench.show(name), table));
  const heap = (await heapOf(session)) - heapBefore;
  const scrolled = await withWork(session, () => page.evaluate((count) => bench.scroll(count), FRAMES));
  const frames = scrolled.result;
  const checkbox = await withWork(session, () => page.evaluate(() => bench.checkbox()));
  const keystroke = await withWork(session, () => page.evaluate(() => bench.keystroke()));
  await page.close();
  return {
    'first rows': shown.result,
    'first rows, CPU': shown.work,
    'frame median': frames.median,
    'frame p95': frames.p95,
    'frames missed': frames.missed,
    'CPU a frame': scrolled.work / frames.count,
    'heap MB': heap / 1_000_000,
    checkbox: checkbox.result,
    'checkbox, CPU': checkbox.work,
    keystroke: keystroke.result,
    'keystroke, CPU': keystroke.work,
  };
}

/** Runs a function. Returns its result and the CPU time of the main thread in milliseconds. */
async function withWork<Result>(
  session: CDPSession,
  act: () => Promise<Result>,
): Promise<{ readonly result: Result; readonly work: number }> {
  const before = await metricOf(session, 'TaskDuration');
  const result = await act();
  return { result, work: ((await metricOf(session, 'TaskDuration')) - before) * 1_000 };
}

async function heapOf(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  return await metricOf(session, 'JSHeapUsedSize');
}

async function metricOf(session: CDPSession, name: string): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
}
