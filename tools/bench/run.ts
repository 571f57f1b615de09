import { cpus } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright/test';
import { buildBench } from './lib/build-bench.ts';
import { findBrowser } from './lib/find-browser.ts';
import { measureEngines } from './lib/measure-engines.ts';
import { measureSheets } from './lib/measure-sheets.ts';
import { type Figures, measureTable } from './lib/measure-table.ts';
import { printLists } from './lib/print-lists.ts';
import { printLoad } from './lib/print-load.ts';
import { serveFolder } from './lib/serve-folder.ts';

/** How often each is measured: Arco's plain table takes half a minute each time, and differs little. */
const TABLES = { atrium: 5, bare: 5, 'ag-grid': 5, 'arco-virtual': 3, 'arco-plain': 1 } as const;
/** What is measured: one of the parts, or all when none is named. */
const only = process.argv[2];
const isWanted = (part: string): boolean => only === undefined || only === part;

/**
 * Tables side by side, in one run on the same rows: 10 000 of ten columns, one of them pinned, with selection; `bare`
 * is React with a virtualizer and nothing else. Times are printed and never judged: they depend on the machine and on what else it does. Then tables as files, in threads
 * and by the library alone; then, without a browser, `lists` of the server over 100 000 rows each, `load` and `engines`. The
 * name of a part (`tables`, `sheets`, `lists`, `load`, `engines`) behind the command measures that one.
 */
async function run(): Promise<void> {
  const dir = import.meta.dirname;
  await buildBench(dir);
  const site = await serveFolder(join(dir, 'dist'));
  const executablePath = findBrowser();
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
  });
  try {
    console.log(`Chromium ${browser.version()} on ${cpus().length} × ${cpus()[0]?.model}; medians`);
    if (isWanted('tables')) {
      const rows: Record<string, Figures> = {};
      for (const [table, runs] of Object.entries(TABLES)) {
        rows[table] = await medians(browser, site.url, table, runs);
        console.log(table, rows[table]);
      }
      console.table(rows);
    }
    if (!isWanted('sheets')) return;
    // One by one: each takes seconds.
    for await (const [name, figures] of measureSheets(browser, site.url)) console.log(name, figures);
  } finally {
    await browser.close();
    site.close();
  }
}

async function medians(browser: Browser, url: string, table: string, count: number): Promise<Figures> {
  const runs: Figures[] = [];
  while (runs.length < count) runs.push(await measureTable(browser, url, table));
  const [first = {}] = runs;
  return Object.fromEntries(
    Object.keys(first).map((name) => {
      const values = runs.map((figures) => figures[name] ?? Number.NaN).sort((one, other) => one - other);
      return [name, Math.round((values[Math.floor(count / 2)] ?? Number.NaN) * 10) / 10];
    }),
  );
}

if (isWanted('tables') || isWanted('sheets')) await run();
if (isWanted('lists')) await printLists();
if (isWanted('load')) await printLoad();
if (isWanted('engines')) await measureEngines(process.argv.includes('--keep'));
