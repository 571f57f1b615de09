import { join } from 'node:path';
import { type Browser, chromium } from 'playwright/test';
import { build } from 'vite';
import { findBrowser } from '../../../../e2e/lib/server/find-browser.ts';
import { serveFolder } from '../serve-folder.ts';
import { measureConsoleSteps, measureEmptyPage, STEPS, type Step } from './measure-page-steps.ts';
import type { Cost } from './slow-tab.ts';
import { startProduct } from './start-product.ts';

const RUNS = 5;
const PORT = 4490;
/** The steps are measured with the three remotes of the product, and then with this many remotes. */
const MANY_REMOTES = 30;

/**
 * The largest values that meet the goals. `ratio` is a multiple of the time for the first load of
 * the empty page.
 */
const GOALS: Readonly<Partial<Record<Step, { readonly ratio: number; readonly kilobytes?: number }>>> = {
  'sign-in page': { ratio: 1.4, kilobytes: 150 },
  'sign-in page, again': { ratio: 1.3 },
  'sign-in to console': { ratio: 2, kilobytes: 160 },
  'first list': { ratio: 0.9 },
  'list by address': { ratio: 2.6, kilobytes: 330 },
};

/**
 * Measures how long a user waits on a slow network and processor, compared with an empty page of React and its router
 * in the same run. Prints the medians of five runs after one run that is not counted, and how they differ with 30
 * remotes.
 */
export async function printPages(): Promise<void> {
  const emptyDir = join(import.meta.dirname, '../../empty');
  await build({ root: emptyDir, configFile: false, logLevel: 'error' });
  const site = await serveFolder(join(emptyDir, 'dist'));
  const product = await startProduct(PORT);
  const largeProduct = await startProduct(PORT + 1, MANY_REMOTES - 3);
  const runs: Record<Step, Cost>[] = [];
  const largeRuns: Record<Step, Cost>[] = [];
  try {
    while (runs.length <= RUNS) {
      const empty = await inNewBrowser((browser) => measureEmptyPage(browser, site.url));
      const steps = await inNewBrowser((browser) => measureConsoleSteps(browser, product));
      const largeSteps = await inNewBrowser((browser) => measureConsoleSteps(browser, largeProduct));
      runs.push({ 'empty page': empty, ...steps });
      largeRuns.push({ 'empty page': empty, ...largeSteps });
    }
  } finally {
    await product.stop();
    await largeProduct.stop();
    site.close();
  }
  printTable(runs.slice(1));
  printDifferences(runs.slice(1), largeRuns.slice(1));
}

/** A new browser has neither files nor compiled scripts in its cache. */
async function inNewBrowser<Result>(measure: (browser: Browser) => Promise<Result>): Promise<Result> {
  const executablePath = findBrowser({ isFull: true });
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--disable-background-networking'],
  });
  try {
    return await measure(browser);
  } finally {
    await browser.close();
  }
}

type Runs = readonly Record<Step, Cost>[];

function getMedian(runs: Runs, step: Step, metric: keyof Cost): number {
  const values = runs.map((run) => run[step][metric]).sort((one, other) => one - other);
  return values[Math.floor(values.length / 2)] ?? Number.NaN;
}

function printTable(runs: Runs): void {
  const emptyPageTime = getMedian(runs, 'empty page', 'ready');
  const rows = STEPS.map((step) => {
    const goal = GOALS[step];
    return [
      step,
      {
        'ready (ms)': Math.round(getMedian(runs, step, 'ready')),
        ratio: Math.round((getMedian(runs, step, 'ready') / emptyPageTime) * 100) / 100,
        'ratio goal': goal?.ratio ?? '',
        'CPU (ms)': Math.round(getMedian(runs, step, 'cpu')),
        'blocked (ms)': Math.round(getMedian(runs, step, 'blocked')),
        requests: getMedian(runs, step, 'requests'),
        KB: Math.round(getMedian(runs, step, 'kilobytes')),
        'KB until ready': Math.round(getMedian(runs, step, 'kilobytesUntilReady')),
        'KB goal': goal?.kilobytes ?? '',
      },
    ];
  });
  console.log(`Medians of ${runs.length} runs: 10 Mbit/s, 40 ms, CPU 4 times slower, no cache, HTTP/1.1`);
  console.table(Object.fromEntries(rows));
}

function printDifferences(runs: Runs, largeRuns: Runs): void {
  const rows = STEPS.filter((step) => step !== 'empty page').map((step) => {
    const compare = (metric: keyof Cost): string => {
      const difference = getMedian(largeRuns, step, metric) / getMedian(runs, step, metric) - 1;
      return `${difference < 0 ? '' : '+'}${(difference * 100).toFixed(1)} %`;
    };
    return [
      step,
      { ready: compare('ready'), CPU: compare('cpu'), 'KB until ready': compare('kilobytesUntilReady') },
    ];
  });
  console.log(`With ${MANY_REMOTES} remotes instead of 3:`);
  console.table(Object.fromEntries(rows));
}
