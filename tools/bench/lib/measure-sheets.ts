import type { Browser } from 'playwright/test';
import type { Measurements } from './measure-table.ts';
import { measureWizard } from './measure-wizard.ts';

const WORKS = ['export xlsx', 'import xlsx', 'export csv', 'import csv'] as const;

interface BenchmarkPage {
  sheets(way: 'threads' | 'library', work: string): Promise<Record<string, number>>;
}

declare const benchmark: BenchmarkPage;

/**
 * Writes and reads 100 000 rows of ten columns: in workers as the product does, with the library alone, and through the
 * import and export of the built console.
 */
export async function* measureSheets(
  browser: Browser,
  url: string,
): AsyncGenerator<readonly [name: string, measurements: Measurements]> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'en-US' });
  page.setDefaultTimeout(170_000);
  await page.goto(url);
  for (const work of WORKS) {
    for (const way of ['threads', 'library'] as const) {
      const measured = await page.evaluate(([how, what]) => benchmark.sheets(how, what), [
        way,
        work,
      ] as const);
      const rounded = Object.entries(measured).map(([name, value]) => [name, Math.round(value)] as const);
      yield [`${work}, ${way}`, Object.fromEntries(rounded)];
    }
  }
  await page.close();
  yield* measureWizard(browser);
}
