import { cpus } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright/test';
import { findBrowser } from '../../e2e/lib/server/find-browser.ts';
import { buildBenchmark } from './lib/build-benchmark.ts';
import { measureEngines } from './lib/measure-engines.ts';
import { measureSheets } from './lib/measure-sheets.ts';
import { type Measurements, measureTable } from './lib/measure-table.ts';
import { printPages } from './lib/pages/print-pages.ts';
import { parseArguments } from './lib/parse-arguments.ts';
import { printImports } from './lib/print-imports.ts';
import { printLists } from './lib/print-lists.ts';
import { printLoad } from './lib/print-load.ts';
import { printRuns } from './lib/print-runs.ts';
import { serveFolder } from './lib/serve-folder.ts';

/** How often each table is measured. Arco's plain table takes half a minute, and its times vary little. */
const TABLES = { atrium: 5, bare: 5, 'ag-grid': 5, 'arco-virtual': 3, 'arco-plain': 1 } as const;
const { isChosen, isBrief, storesResults } = parseArguments(process.argv.slice(2));

/*
 * This script runs all benchmarks, or only the one whose name follows the command. Times are printed and never fail the
 * script, because they depend on the machine.
 *
 * These benchmarks need a browser:
 * - `tables` compares tables on the same 10 000 rows of ten columns, one of them pinned, with selection. The table
 *   `bare` is React with a virtualizer only.
 * - `sheets` measures spreadsheets: in web workers, with the library alone, and through the built console.
 * - `pages` compares pages of the built product with an empty page.
 *
 * These benchmarks need none:
 * - `lists` measures the lists of the server over 100 000 rows each.
 * - `imports` measures an import and an export.
 * - `load` measures signed-in reads at three rates: 400 a second, the highest rate that the server reaches, and three
 *   times that rate.
 * - `runs` measures runs of apps. With `--brief`, it is shorter.
 * - `engines` measures engines. With `--keep`, it stores the measurements.
 */

/** Runs the benchmarks `tables` and `sheets` in one browser. */
async function runInBrowser(): Promise<void> {
  const dir = import.meta.dirname;
  await buildBenchmark(dir);
  const site = await serveFolder(join(dir, 'dist'));
  const executablePath = findBrowser({ isFull: true });
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
  });
  try {
    console.log(`Chromium ${browser.version()} on ${cpus().length} × ${cpus()[0]?.model}; medians`);
    if (isChosen('tables')) {
      const rows: Record<string, Measurements> = {};
      for (const [table, runs] of Object.entries(TABLES)) {
        rows[table] = await measureMedians(browser, site.url, table, runs);
        console.log(table, rows[table]);
      }
      console.table(rows);
    }
    if (!isChosen('sheets')) return;
    // Prints each measurement as soon as it is complete, because it takes seconds.
    for await (const [name, measurements] of measureSheets(browser, site.url))
      console.log(name, measurements);
  } finally {
    await browser.close();
    site.close();
  }
}

async function measureMedians(
  browser: Browser,
  url: string,
  table: string,
  count: number,
): Promise<Measurements> {
  const runs: Measurements[] = [];
  while (runs.length < count) runs.push(await measureTable(browser, url, table));
  const [first = {}] = runs;
  return Object.fromEntries(
    Object.keys(first).map((name) => {
      const values = runs
        .map((measurements) => measurements[name] ?? Number.NaN)
        .sort((one, other) => one - other);
      return [name, Math.round((values[Math.floor(count / 2)] ?? Number.NaN) * 10) / 10];
    }),
  );
}

if (isChosen('tables') || isChosen('sheets')) await runInBrowser();
if (isChosen('pages')) await printPages();
if (isChosen('lists')) await printLists();
if (isChosen('imports')) await printImports();
if (isChosen('load')) await printLoad();
if (isChosen('runs')) await printRuns(isBrief);
if (isChosen('engines')) await measureEngines(storesResults);
