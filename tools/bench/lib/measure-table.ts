import type { Browser, CDPSession } from '@playwright/test';

/** Milliseconds unless the name says otherwise. */
export type Figures = Readonly<Record<string, number>>;

const FRAMES = 240;

interface Bench {
  show(table: string): Promise<number>;
  scroll(count: number): Promise<{ median: number; p95: number; missed: number; count: number }>;
  checkbox(): Promise<number>;
  keystroke(): Promise<number> | undefined;
}

declare const bench: Bench;

/** Shows one table on a page of its own and measures it. */
export async function measureTable(browser: Browser, url: string, table: string): Promise<Figures> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'en-US' });
  page.setDefaultTimeout(120_000);
  await page.goto(url);
  const session = await page.context().newCDPSession(page);
  // The thread's own time: what other programs take of the machine is no cost of the table's.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const heapBefore = await heapOf(session);
  const shown = await page.evaluate((name) => bench.show(name), table);
  const heap = (await heapOf(session)) - heapBefore;
  const busyBefore = await metricOf(session, 'TaskDuration');
  const frames = await page.evaluate((count) => bench.scroll(count), FRAMES);
  const busy = (await metricOf(session, 'TaskDuration')) - busyBefore;
  const checkbox = await page.evaluate(() => bench.checkbox());
  const keystroke = await page.evaluate(() => bench.keystroke());
  await page.close();
  return {
    'first rows': shown,
    'frame median': frames.median,
    'frame p95': frames.p95,
    'frames missed': frames.missed,
    'CPU a frame': (busy * 1_000) / frames.count,
    'heap MB': heap / 1_000_000,
    checkbox,
    keystroke: keystroke ?? Number.NaN,
  };
}

async function heapOf(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  return await metricOf(session, 'JSHeapUsedSize');
}

async function metricOf(session: CDPSession, name: string): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
}
