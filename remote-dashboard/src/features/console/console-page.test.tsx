import type { DashboardSummary } from '@atrium/contract';
import { renderWithAtrium, startTestApi, type TestApi } from '@atrium/testing';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { catalogs } from '../../catalogs.ts';
import { ConsolePage } from './console-page.tsx';

const summary: DashboardSummary = {
  callsToday: 12,
  callsYesterday: 3,
  successRate: 0.75,
  p95Ms: 41.25,
  activeApps: 2,
  hours: [
    { at: '2026-01-01T00:00:00.000Z', calls: 4, errors: 1 },
    { at: '2026-01-01T01:00:00.000Z', calls: 8, errors: 2 },
  ],
  recent: [],
};

let api: TestApi;

afterEach(async () => {
  cleanup();
  await api.close();
});

async function show(data: DashboardSummary) {
  api = await startTestApi({ '/api/dashboard/summary': () => ({ code: 0, data }) });
  await renderWithAtrium(<ConsolePage />, { catalogs: { dashboard: catalogs }, deployment: api.deployment });
}

test('the figures of the day are told, and the chart says the same as its table', async () => {
  await show(summary);
  expect((await screen.findByText('今日调用')).parentElement?.textContent).toBe('今日调用12昨日 3');
  expect(screen.getByText('75%')).toBeTruthy();
  expect(screen.getByText('41.3 毫秒')).toBeTruthy();
  expect(screen.getByRole('img', { name: '最近 24 小时共 12 次调用' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: '看表格' }));
  const rows = within(screen.getByRole('table', { name: '最近 24 小时的调用' })).getAllByRole('row');
  expect(rows.slice(1).map((row) => row.textContent?.slice(-2))).toEqual(['82', '41']);
});

test('without a call there is no rate to tell, and the page says what to do', async () => {
  await show({ ...summary, callsToday: 0, successRate: null, p95Ms: null });
  expect(await screen.findAllByText('–')).toHaveLength(2);
  expect(screen.getByText('还没有运行过应用')).toBeTruthy();
});
