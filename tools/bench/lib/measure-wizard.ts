import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright/test';
import { ADMIN } from '../../../e2e/lib/server/environment.ts';
import { startConsole } from '../../../e2e/lib/server/start-console.ts';
import { storeSession } from '../../../e2e/lib/session/store-session.ts';
import type { Measurements } from './measure-table.ts';
import { cancelStep, watchPage, watchStep } from './watch-page.ts';

const ROWS = 100_000;
/** One row in this many is invalid. */
const INVALID_ROWS = 1_000;
const PORT = 4_091;
/** Longest time for storing rows, in milliseconds. The export contains what is stored by then. */
const TIMEOUT = 100_000;

type Named = readonly [name: string, measurements: Measurements];

/** The import and export of a list in the built console against its server, as a user does them. */
export async function* measureWizard(browser: Browser): AsyncGenerator<Named> {
  const dataDir = await mkdtemp(join(tmpdir(), 'atrium-bench-'));
  await chmod(dataDir, 0o755);
  const server = await startConsole({ port: PORT, dataDir });
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'en-US' });
  page.setDefaultTimeout(170_000);
  try {
    await watchPage(page);
    await storeSession(page, server.url, ADMIN);
    await page.goto(`${server.url}/admin/algorithm/algorithms`);
    await page.getByRole('rowheader').first().waitFor();
    // By its path: a file from bytes is created on the main thread of the page.
    const file = join(dataDir, 'bench.csv');
    await writeFile(file, csv());
    yield* importing(page, file);
    yield* exporting(page);
  } finally {
    await page.close();
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function* importing(page: Page, file: string): AsyncGenerator<Named> {
  const dialog = page.getByRole('dialog');
  const press = (name: string | RegExp) => dialog.getByRole('button', { name }).click();
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  const pick = () => dialog.locator('input[type=file]').setInputFiles(file);
  await pick();
  await page.locator('progress').waitFor();
  yield ['wizard: cancel reading', { cancel: await cancelStep(page, 'Stop') }];
  const read = async () => {
    await pick();
    await dialog.getByRole('button', { name: 'Check the data' }).waitFor();
  };
  yield ['wizard: read and match', await watchStep(page, read)];
  const check = async () => {
    await press('Check the data');
    await dialog.getByRole('button', { name: /^Import good rows/ }).waitFor();
  };
  yield ['wizard: check', await watchStep(page, check)];
  const correct = () => dialog.getByRole('textbox').first().pressSequentially('corrected', { delay: 20 });
  yield ['wizard: correct a cell', await watchStep(page, correct)];
  const store = async () => {
    await press(/^Import good rows/);
    await dialog
      .getByRole('button', { name: 'Done' })
      .waitFor({ timeout: TIMEOUT })
      .catch(() => undefined);
  };
  yield ['wizard: store', await watchStep(page, store)];
  if (await page.locator('progress').isVisible()) {
    yield ['wizard: cancel storing', { cancel: await cancelStep(page, 'Stop') }];
  }
  const downloadFailedRows = async () => {
    const download = page.waitForEvent('download');
    await press('Download the rows that failed');
    await download;
  };
  yield ['wizard: rows that failed', await watchStep(page, downloadFailedRows)];
  await press('Done');
}

async function* exporting(page: Page): AsyncGenerator<Named> {
  const dialog = page.getByRole('dialog');
  const begin = async (format: string) => {
    await page.getByRole('button', { name: 'Export', exact: true }).click();
    await dialog.getByLabel('Format').selectOption(format);
    await dialog.getByRole('button', { name: 'Export', exact: true }).click();
  };
  for (const format of ['xlsx', 'csv']) {
    const save = async () => {
      const download = page.waitForEvent('download');
      await begin(format);
      await download;
    };
    yield [`list: export ${format}`, await watchStep(page, save)];
  }
  await begin('xlsx');
  await page.locator('progress').waitFor();
  yield ['list: cancel exporting', { cancel: await cancelStep(page, 'Stop') }];
}

function csv(): string {
  const titles = ['Name', 'Slug', 'Task', 'Description', 'Tags', 'a', 'b', 'c', 'd', 'e'];
  const lines = Array.from({ length: ROWS }, (_, row) =>
    [
      `Bench ${row}`,
      row % INVALID_ROWS === INVALID_ROWS - 1 ? 'NO SLUG' : `bench-${row}`,
      'cluster',
      `Row ${row} of the bench`,
      'bench',
      row,
      row * 7,
      'x',
      '',
      '2026-01-02',
    ].join(','),
  );
  return [titles.join(','), ...lines].join('\n');
}
