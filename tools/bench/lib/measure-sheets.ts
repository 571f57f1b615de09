import type { Browser } from 'playwright/test';
import type { Measurements } from './measure-table.ts';
import { measureWizard } from './measure-wizard.ts';

const TASKS = ['export xlsx', 'import xlsx', 'export csv', 'import csv'] as const;

interface BenchmarkPage {
  sheets(method: 'workers' | 'library', task: string): Promise<Record<string, number>>;
}

declare const benchmark: BenchmarkPage;

/**
 * Writes and reads 100 000 rows of ten columns: in web workers as the product does, with the library alone, and through
 * the import and export of the built console.
 */
export async function* measureSheets(
  browser: Browser,
  url: string,
): AsyncGenerator<readonly [name: string, measurements: Measurements]> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'en-US' });
  page.setDefaultTimeout(170_000);
  await page.goto(url);
  for (const task of TASKS) {
    for (const method of ['workers', 'library'] as const) {
      const measurements = await page.evaluate(
        ([chosenMethod, chosenTask]) => benchmark.sheets(chosenMethod, chosenTask),
        [method, task] as const,
      );
      const rounded = Object.entries(measurements).map(([name, value]) => [name, Math.round(value)] as const);
      yield [`${task}, ${method}`, Object.fromEntries(rounded)];
    }
  }
  await page.close();
  yield* measureWizard(browser);
}
