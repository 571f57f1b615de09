// @vitest-environment jsdom
import { type ExportedRun, RUN_EXPORT_LIMITS } from '@atrium/contract';
import { prefixFormula } from '@atrium/spreadsheet';
import { installThreads } from '@atrium/spreadsheet/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { APP_ID as appId } from '../../../app.fixture.ts';
import { showApp, storedRun } from '../shown-app.fixture.tsx';

const LIST = '/api/app/invocation/list';
const EXPORT = '/api/app/invocation/export';

const exportedRun = {
  ...storedRun,
  engineId: 'jieba',
  keyName: null,
  payload: 'included',
  input: { kind: 'text', text: '=1+1' },
  outputs: { tokens: [] },
} as ExportedRun;

const saved: { readonly name: string; readonly file: Blob }[] = [];
let restoreWorkers: () => void;

beforeEach(() => {
  restoreWorkers = installThreads();
  saved.length = 0;
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:${files.push(file as Blob)}`);
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const file = files.at(-1);
    if (file) saved.push({ name: this.download, file });
  });
});

afterEach(() => {
  vi.restoreAllMocks();
  restoreWorkers();
});

interface ExportBody {
  readonly page: number;
  readonly pageSize: number;
}

/** Shows the history of an app. The server exports `count` runs and states `total` as their number. */
async function showHistory(count: number, { total = count, query = '' } = {}) {
  const bodies: ExportBody[] = [];
  const shown = await showApp({
    tab: `history${query}`,
    responses: {
      [LIST]: () => ({ code: 0, data: { list: [storedRun], total } }),
      [EXPORT]: (body) => {
        bodies.push(body as ExportBody);
        const { page, pageSize } = body as ExportBody;
        const length = Math.max(0, Math.min(pageSize, count - (page - 1) * pageSize));
        return { code: 0, data: { list: Array.from({ length }, () => exportedRun), total } };
      },
    },
  });
  return { ...shown, bodies };
}

async function download(format: 'CSV' | 'JSON') {
  await userEvent.click(await screen.findByRole('button', { name: 'Download runs' }));
  await userEvent.click(await screen.findByRole('button', { name: format }));
  await waitFor(() => expect(saved).toHaveLength(1));
  const [file] = saved;
  return { name: file?.name, text: await file?.file.text() };
}

test('downloads the runs that match the filters as CSV, without formulas', async () => {
  const { bodies } = await showHistory(1, { query: '&status=succeeded' });
  const { name, text } = await download('CSV');
  expect(name).toMatch(/-history\.csv$/);
  const [titles, row] = (text ?? '').split('\r\n');
  expect(titles).toMatch(/^\ufeff?id,createdAt,.*,input,output$/);
  expect(row).toContain(`,${prefixFormula('=1+1')},`);
  expect(bodies).toEqual([
    { filters: { status: ['succeeded'], appId: [appId] }, page: 1, pageSize: RUN_EXPORT_LIMITS.pageSize },
  ]);
});

test('downloads the runs of all pages as JSON, without runs that begin during the download', async () => {
  const { bodies } = await showHistory(RUN_EXPORT_LIMITS.pageSize + 1);
  const { name, text } = await download('JSON');
  expect(name).toMatch(/-history\.json$/);
  const runs = JSON.parse(text ?? '');
  expect(runs).toHaveLength(RUN_EXPORT_LIMITS.pageSize + 1);
  expect(runs[0]).toMatchObject({
    engine: 'jieba',
    input: { kind: 'text', text: '=1+1' },
    output: { tokens: [] },
  });
  expect(bodies.map(({ page }) => page)).toEqual([1, 2]);
  expect(bodies[1]).toMatchObject({ ranges: { createdAt: { to: storedRun.createdAt } } });
});

test('says that a file contains only the newest runs if too many match', async () => {
  const { pane } = await showHistory(1, { total: RUN_EXPORT_LIMITS.runs + 1 });
  await download('JSON');
  expect(pane.shownToasts).toEqual(['warning: The file contains the newest 10,000 of 10,001 runs.']);
});

test('says that the file could not be created', async () => {
  const { pane } = await showApp({
    tab: 'history',
    responses: {
      [LIST]: () => ({ code: 0, data: { list: [storedRun], total: 1 } }),
      [EXPORT]: () => ({ status: 500 }),
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Download runs' }));
  await userEvent.click(await screen.findByRole('button', { name: 'JSON' }));
  await waitFor(() => expect(pane.shownToasts).toEqual(['error: Failed to create the file. Try again.']));
  expect(saved).toEqual([]);
});
