import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright/test';
import { createTranslate } from '../../../e2e/lib/messages/translate.ts';
import { ADMIN } from '../../../e2e/lib/server/environment.ts';
import { startConsole } from '../../../e2e/lib/server/start-console.ts';
import { storeSession } from '../../../e2e/lib/session/store-session.ts';
import type { Measurements } from './measure-table.ts';
import { cancelStep, watchPage, watchStep } from './watch-page.ts';

const LANGUAGE = 'en-US';
const translate = await createTranslate(LANGUAGE);
/** Returns the text of a message of the package `table`, up to its first placeholder. */
const text = (id: string): string => translate(`table.component.${id}`).replace(/\s*\(?\{.*$/, '');

const ROWS = 100_000;
/** One row in this many is invalid. */
const ROWS_PER_INVALID = 1_000;
const PORT = 4_091;
/** Longest time for storing rows, in milliseconds. The export contains the rows that are stored by then. */
const TIMEOUT = 100_000;

type NamedMeasurements = readonly [name: string, measurements: Measurements];

/** Measures the import and export of a list in the built console against its server, as a user does them. */
export async function* measureWizard(browser: Browser): AsyncGenerator<NamedMeasurements> {
  const dataDir = await mkdtemp(join(tmpdir(), 'atrium-bench-'));
  // If root starts this program, the database server runs as another user, who must be able to enter the folder.
  await chmod(dataDir, 0o755);
  const server = await startConsole({ port: PORT, dataDir });
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: LANGUAGE });
  page.setDefaultTimeout(170_000);
  try {
    await watchPage(page);
    await storeSession(page, server.url, ADMIN);
    await page.goto(`${server.url}/admin/algorithm/algorithms`);
    await page.getByRole('rowheader').first().waitFor();
    // Playwright gets the path: it would create a file from bytes on the main thread of the page.
    const file = join(dataDir, 'bench.csv');
    await writeFile(file, createCsv());
    yield* measureImport(page, file);
    yield* measureExport(page);
  } finally {
    await page.close();
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function* measureImport(page: Page, file: string): AsyncGenerator<NamedMeasurements> {
  const dialog = page.getByRole('dialog');
  const button = (id: string) => dialog.getByRole('button', { name: text(id) });
  await page.getByRole('button', { name: text('toolbar.import'), exact: true }).click();
  const chooseFile = () => dialog.locator('input[type=file]').setInputFiles(file);
  await chooseFile();
  await page.locator('progress').waitFor();
  yield ['wizard: cancel reading', { cancel: await cancelStep(page, text('import.stop')) }];
  const readFile = async () => {
    await chooseFile();
    await button('import.to-check').waitFor();
  };
  yield ['wizard: read and match', await watchStep(page, readFile)];
  const check = async () => {
    await button('import.to-check').click();
    await button('import.send-good').waitFor();
  };
  yield ['wizard: check', await watchStep(page, check)];
  const correct = () => dialog.getByRole('textbox').first().pressSequentially('corrected', { delay: 20 });
  yield ['wizard: correct a cell', await watchStep(page, correct)];
  const store = async () => {
    await button('import.send-good').click();
    await button('import.finish')
      .waitFor({ timeout: TIMEOUT })
      .catch(() => undefined);
  };
  yield ['wizard: store', await watchStep(page, store)];
  if (await page.locator('progress').isVisible()) {
    yield ['wizard: cancel storing', { cancel: await cancelStep(page, text('import.stop')) }];
  }
  const downloadFailedRows = async () => {
    const download = page.waitForEvent('download');
    await button('import.save-failed').click();
    await download;
  };
  yield ['wizard: download failed rows', await watchStep(page, downloadFailedRows)];
  await button('import.finish').click();
}

async function* measureExport(page: Page): AsyncGenerator<NamedMeasurements> {
  const dialog = page.getByRole('dialog');
  const startExport = async (format: string) => {
    await page.getByRole('button', { name: text('toolbar.export'), exact: true }).click();
    await dialog.getByLabel(text('export.format')).selectOption(format);
    await dialog.getByRole('button', { name: text('export.start'), exact: true }).click();
  };
  for (const format of ['xlsx', 'csv']) {
    const save = async () => {
      const download = page.waitForEvent('download');
      await startExport(format);
      await download;
    };
    yield [`list: export ${format}`, await watchStep(page, save)];
  }
  await startExport('xlsx');
  await page.locator('progress').waitFor();
  yield ['list: cancel exporting', { cancel: await cancelStep(page, text('export.stop')) }];
}

function createCsv(): string {
  const titles = ['Name', 'Slug', 'Task', 'Description', 'Tags', 'a', 'b', 'c', 'd', 'e'];
  const lines = Array.from({ length: ROWS }, (_, row) =>
    [
      `Bench ${row}`,
      row % ROWS_PER_INVALID === ROWS_PER_INVALID - 1 ? 'NO SLUG' : `bench-${row}`,
      'cluster',
      `Row ${row} of the benchmark`,
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
