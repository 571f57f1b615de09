import { join } from 'node:path';
import { chromium } from 'playwright/test';
import { build } from 'vite';
import { findBrowser } from '../find-browser.ts';
import { serveFolder } from '../serve-folder.ts';
import { measurePageSteps, STEPS, type Step } from './measure-page-steps.ts';
import type { Cost } from './slow-tab.ts';
import { startProduct } from './start-product.ts';

const RUNS = 5;
const PORT = 4490;

/** Goals as multiples of the time for the first load of the empty page, and in KB. */
const GOALS: Readonly<Partial<Record<Step, { readonly ratio: number; readonly kilobytes?: number }>>> = {
  'sign-in page': { ratio: 1.4, kilobytes: 150 },
  'sign-in page, again': { ratio: 1.3 },
  'sign-in to console': { ratio: 2, kilobytes: 160 },
  'first list': { ratio: 0.9 },
  'list by address': { ratio: 2.6, kilobytes: 330 },
};

/**
 * Measures how long a user waits on a slow network and processor, compared with an empty page of React and its router in the
 * same run. Prints the medians of five runs after one run that is not counted.
 */
export async function printPages(): Promise<void> {
  const emptyDir = join(import.meta.dirname, '../../empty');
  await build({ root: emptyDir, configFile: false, logLevel: 'error' });
  const site = await serveFolder(join(emptyDir, 'dist'));
  const product = await startProduct(PORT);
  const executablePath = findBrowser();
  const runs: Record<Step, Cost>[] = [];
  try {
    while (runs.length <= RUNS) {
      // A new browser for each run has neither files nor compiled scripts in its cache.
      const browser = await chromium.launch({
        ...(executablePath ? { executablePath } : {}),
        args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--disable-background-networking'],
      });
      try {
        runs.push(await measurePageSteps(browser, site.url, product));
      } finally {
        await browser.close();
      }
    }
  } finally {
    await product.stop();
    site.close();
  }
  printTable(runs.slice(1));
}

function printTable(runs: readonly Record<Step, Cost>[]): void {
  const getMedian = (step: Step, metric: keyof Cost): number => {
    const values = runs.map((run) => run[step][metric]).sort((one, other) => one - other);
    return values[Math.floor(values.length / 2)] ?? Number.NaN;
  };
  const unit = getMedian('empty page', 'ready');
  const rows = STEPS.map((step) => {
    const goal = GOALS[step];
    return [
      step,
      {
        'ready (ms)': Math.round(getMedian(step, 'ready')),
        ratio: Math.round((getMedian(step, 'ready') / unit) * 100) / 100,
        'ratio goal': goal?.ratio ?? '',
        'CPU (ms)': Math.round(getMedian(step, 'cpu')),
        'blocked (ms)': Math.round(getMedian(step, 'blocked')),
        requests: getMedian(step, 'requests'),
        KB: Math.round(getMedian(step, 'kilobytes')),
        'KB until ready': Math.round(getMedian(step, 'kilobytesUntilReady')),
        'KB goal': goal?.kilobytes ?? '',
      },
    ];
  });
  console.log(`Medians of ${runs.length} runs: 10 Mbit/s, 40 ms, CPU 4 times slower, no cache, HTTP/1.1`);
  console.table(Object.fromEntries(rows));
}
