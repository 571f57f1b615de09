import type { DashboardRun } from '@atrium/contract';
import { createTestPane, renderWithAtrium, startTestApi, type TestApi } from '@atrium/testing';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { catalogs } from '../../catalogs.ts';
import { RunsPage } from './runs-page.tsx';

const APP = '01890000-0000-7000-8000-00000000000a';

const run: DashboardRun = {
  id: '01890000-0000-7000-8000-000000000001',
  appId: APP,
  appName: 'Letters',
  kind: 'nlp',
  userName: null,
  channel: 'console',
  targetVersion: '3',
  status: 'timeout',
  errorCode: 4002,
  queueMs: 1,
  runMs: 50_000,
  bytesIn: 10,
  bytesOut: 0,
  createdAt: '2026-01-01T12:00:00.000Z',
};

let api: TestApi;

afterEach(async () => {
  cleanup();
  await api.close();
});

test('requests the runs of the app in the address, and then all runs', async () => {
  api = await startTestApi({ '/api/dashboard/runs': () => ({ code: 0, data: { list: [run], total: 1 } }) });
  const path = `/admin/dashboard/runs?createdAt=2026-01-01..2026-01-01&status=timeout&app=${APP}`;
  const { pane } = await renderWithAtrium(<RunsPage />, {
    catalogs: { dashboard: catalogs },
    deployment: api.deployment,
    path,
    pane: createTestPane(path),
  });
  expect((await screen.findByRole('link', { name: 'Letters' })).getAttribute('href')).toBe(
    `/admin/assets/nlpApp/${APP}`,
  );
  expect(await screen.findByText('Engine timeout (4002)')).toBeTruthy();
  expect(api.requested[0]?.body).toMatchObject({
    filters: { status: ['timeout'], appId: [APP] },
    ranges: { createdAt: { from: new Date('2026-01-01T00:00:00').toISOString() } },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Filtered by one app' }));
  expect(pane.navigations).toEqual([JSON.stringify({ app: '', user: '', hour: '', page: '' })]);
});

test('requests the runs of one user, sorted by duration', async () => {
  api = await startTestApi({ '/api/dashboard/runs': () => ({ code: 0, data: { list: [run], total: 1 } }) });
  const path = `/admin/dashboard/runs?user=${APP}&sort=-runMs&errorCode=4002..4002`;
  await renderWithAtrium(<RunsPage />, {
    catalogs: { dashboard: catalogs },
    deployment: api.deployment,
    path,
    pane: createTestPane(path),
  });
  expect(await screen.findByRole('button', { name: 'Filtered by one user' })).toBeTruthy();
  expect(await screen.findByRole('link', { name: 'Letters' })).toBeTruthy();
  expect(api.requested[0]?.body).toMatchObject({
    filters: { userId: [APP] },
    ranges: { errorCode: { from: 4002, to: 4002 } },
    sort: [{ field: 'runMs', order: 'descend' }],
  });
});

test('requests the runs of the hour in the address', async () => {
  api = await startTestApi({ '/api/dashboard/runs': () => ({ code: 0, data: { list: [run], total: 1 } }) });
  const path = '/admin/dashboard/runs?hour=2026-01-01T12:00:00.000Z';
  await renderWithAtrium(<RunsPage />, {
    catalogs: { dashboard: catalogs },
    deployment: api.deployment,
    path,
    pane: createTestPane(path),
  });
  expect(await screen.findByRole('button', { name: /^Filtered by hour: / })).toBeTruthy();
  expect(await screen.findByRole('link', { name: 'Letters' })).toBeTruthy();
  expect(api.requested[0]?.body).toMatchObject({
    ranges: { createdAt: { from: '2026-01-01T12:00:00.000Z', to: '2026-01-01T12:59:59.999Z' } },
  });
});
