import type { DashboardSeries, DashboardSummary, DashboardTop, EngineHealth } from '@atrium/contract';
import { appStore, requestLocaleAtom } from '@atrium/runtime';
import {
  createTestPane,
  renderWithAtrium,
  startTestApi,
  type TestApi,
  type TestResponse,
} from '@atrium/testing';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { catalogs } from '../../catalogs.ts';
import { ConsolePage } from './console-page.tsx';

const APP = '01890000-0000-7000-8000-00000000000a';

const summary: DashboardSummary = {
  from: '2026-01-01T00:00:00.000Z',
  to: '2026-01-02T00:00:00.000Z',
  runs: 12,
  errors: 3,
  p95Ms: 41.25,
  before: { runs: 4, errors: 0, p95Ms: null },
  activeUsers: 2,
  activeApps: 2,
  attention: [
    { kind: 'app-failing', id: APP, name: 'Letters', appKind: 'nlp', count: 3 },
    { kind: 'unknown-reason', id: APP, name: 'Unknown' },
  ],
  recent: [],
};

const nothing = { errors: 0, p50Ms: null, p95Ms: null, algorithm: 0, recognition: 0, nlp: 0 };
const series: DashboardSeries = {
  step: 'hour',
  points: [
    { ...nothing, at: '2026-01-01T00:00:00.000Z', runs: 4, nlp: 3, algorithm: 1, p50Ms: 3, p95Ms: 9 },
    { ...nothing, at: '2026-01-01T01:00:00.000Z', runs: 8, nlp: 8, errors: 3, p50Ms: 4, p95Ms: 41.25 },
  ],
};

const top: DashboardTop = {
  apps: [{ id: APP, kind: 'nlp', name: 'Letters', ownerName: 'Wang', runs: 12, errors: 3, p95Ms: 41.25 }],
  users: [],
  errors: [{ status: 'timeout', code: 4002, runs: 3 }],
};

const healthy = { jobs: 0, memoryMb: null, lastFailure: null };
const engines: readonly EngineHealth[] = [
  { ...healthy, id: 'cutter', name: 'Cutter (node)', state: 'loaded', jobs: 2, memoryMb: 120.4 },
  { ...healthy, id: 'sleeper', name: 'Sleeper', state: 'idle' },
  {
    ...healthy,
    id: 'reader',
    name: 'Reader',
    state: 'failed',
    lastFailure: { reason: 'timeout', at: '2026-01-01T00:00:00.000Z' },
  },
];

let api: TestApi;

/** The callbacks of the page's intersection observers; jsdom has no viewport to scroll. */
const observerCallbacks = new Set<() => void>();

class ManualIntersectionObserver {
  readonly #notify: () => void;
  constructor(callback: IntersectionObserverCallback) {
    const entry = { isIntersecting: true } as IntersectionObserverEntry;
    this.#notify = () => callback([entry], this as unknown as IntersectionObserver);
  }
  observe(): void {
    observerCallbacks.add(this.#notify);
  }
  disconnect(): void {
    observerCallbacks.delete(this.#notify);
  }
}

async function scrollToEngines(): Promise<void> {
  await waitFor(() => expect(observerCallbacks.size).toBe(1));
  await act(async () => {
    for (const notify of observerCallbacks) notify();
  });
}

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', ManualIntersectionObserver);
});

afterEach(async () => {
  vi.unstubAllGlobals();
  cleanup();
  appStore.set(requestLocaleAtom, 'zh-CN');
  await api.close();
});

async function show(
  data: Partial<DashboardSummary> = {},
  path = '/admin/dashboard/console',
  responses: Record<string, () => TestResponse> = {},
) {
  api = await startTestApi({
    '/api/dashboard/summary': () => ({ code: 0, data: { ...summary, ...data } }),
    '/api/dashboard/series': () => ({ code: 0, data: series }),
    '/api/dashboard/top': () => ({ code: 0, data: top }),
    '/api/engine/health': () => ({ code: 0, data: { list: engines } }),
    ...responses,
  });
  const pane = createTestPane(path);
  return await renderWithAtrium(<ConsolePage />, {
    catalogs: { dashboard: catalogs },
    deployment: api.deployment,
    path,
    pane,
  });
}

const findAddress = (name: string) => {
  const [link] = screen.getAllByRole('link', { name });
  return new URL(link?.getAttribute('href') ?? '', 'http://console');
};

test('shows metrics with those of the previous period, and links metrics, apps and errors to their runs', async () => {
  await show({}, '/admin/dashboard/console?period=custom&from=2026-01-01&to=2026-01-07');
  const failed = await screen.findByRole('link', { name: 'Failed runs' });
  expect(failed.closest('div')?.textContent).toBe('Failed runs3Previous 7 days: 0');
  expect(screen.getByText('75%')).toBeTruthy();
  expect(screen.getByText('41 ms')).toBeTruthy();
  const { pathname, searchParams } = findAddress('Failed runs');
  expect(pathname).toBe('/admin/dashboard/runs');
  expect(Object.fromEntries(searchParams)).toEqual({
    createdAt: '2026-01-01..2026-01-07',
    status: 'failed,timeout,rejected,lost',
  });
  expect(findAddress('Letters').searchParams.get('app')).toBe(APP);
  // The label of a reason appears when its messages are loaded.
  await screen.findByRole('link', { name: 'Engine timeout' });
  expect(findAddress('Engine timeout').searchParams.get('errorCode')).toBe('4002..4002');
});

test('shows the same data in a chart and its table', async () => {
  await show();
  expect(await screen.findByRole('img', { name: 'Runs in this period: 12' })).toBeTruthy();
  const panel = within(screen.getByRole('region', { name: 'Runs' }));
  await userEvent.click(panel.getByRole('button', { name: 'View as table' }));
  const rows = within(panel.getByRole('table', { name: 'Runs' })).getAllByRole('row');
  const cells = rows.slice(1).map((row) =>
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  );
  expect(cells).toEqual([
    ['8', '0', '0', '8', '3'],
    ['4', '1', '0', '3', '0'],
  ]);
});

test('shows the status of failed runs below the reason only if the status says more than the reason', async () => {
  const errors = [
    { status: 'timeout', code: 4002, runs: 3 },
    { status: 'failed', code: 4001, runs: 2 },
    { status: 'rejected', code: 1007, runs: 1 },
  ];
  await show({}, undefined, { '/api/dashboard/top': () => ({ code: 0, data: { ...top, errors } }) });
  await screen.findByRole('link', { name: 'Engine timeout' });
  const table = within(screen.getByRole('table', { name: 'Failures by reason' }));
  expect(table.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
    'Engine timeout',
    'Engine error',
    'Too few rowsRejected',
  ]);
});

test('stores a chosen period in the location', async () => {
  const { pane } = await show();
  const picker = await screen.findByRole('combobox', { name: 'Period' });
  await userEvent.selectOptions(picker, 'Last 7 days');
  expect(pane.navigations).toEqual([JSON.stringify({ period: 'week', from: '', to: '' })]);
});

test('lists what needs attention, and leaves out unknown reasons', async () => {
  await show();
  expect(await screen.findByText('Failed runs: 3')).toBeTruthy();
  expect(screen.queryByText('Unknown')).toBeNull();
});

test('states how many of its daily runs an app has used, and that it cannot run when all are used', async () => {
  const near = { kind: 'app-near-limit', id: APP, name: 'Letters', appKind: 'nlp', limit: 1_000 } as const;
  await show({
    attention: [
      { ...near, count: 900 },
      { ...near, count: 1_000 },
    ],
  });
  expect(await screen.findByText('Daily runs used: 900 of 1,000')).toBeTruthy();
  expect(screen.getByText('Cannot run: all 1,000 daily runs are used')).toBeTruthy();
});

test('shows no success rate without runs, and states that nothing needs attention', async () => {
  await show({ runs: 0, errors: 0, p95Ms: null, attention: [] });
  expect(await screen.findAllByText('–')).not.toHaveLength(0);
  expect(screen.getByText('No runs in this period')).toBeTruthy();
  expect(screen.getByText('Nothing needs attention')).toBeTruthy();
});

test('requests the health of engines when the user scrolls to them, and shows the health', async () => {
  await show();
  expect(await screen.findByText('41 ms')).toBeTruthy();
  expect(api.requested.some(({ path }) => path === '/api/engine/health')).toBe(false);
  await scrollToEngines();
  const list = await screen.findByRole('list', { name: 'Engines' });
  await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(3));
  const [cutter, sleeper, reader] = within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(cutter).toBe('CutterRunning2 current runsMemory: 120 MB');
  expect(sleeper).toBe('SleeperIdleLoads on demand');
  expect(reader).toMatch(/^ReaderFailingTimed out .+$/);
});

test('requests the health of engines again when the language changes and when the user refreshes the page', async () => {
  await show();
  await scrollToEngines();
  const requestCount = () => api.requested.filter(({ path }) => path === '/api/engine/health').length;
  await waitFor(() => expect(requestCount()).toBe(1));
  await act(async () => appStore.set(requestLocaleAtom, 'zh-CN'));
  await waitFor(() => expect(requestCount()).toBe(2));
  await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
  await waitFor(() => expect(requestCount()).toBe(3));
});

test('shows the metrics even if engines cannot be loaded, and offers a retry', async () => {
  let isDown = true;
  await show({}, undefined, {
    '/api/engine/health': () => (isDown ? { status: 500 } : { code: 0, data: { list: engines } }),
  });
  await scrollToEngines();
  const failure = await screen.findByRole('alert');
  expect(failure.textContent).toContain('Failed to load engine status');
  expect(screen.getByText('41 ms')).toBeTruthy();
  isDown = false;
  await userEvent.click(within(failure).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Sleeper')).toBeTruthy();
});

test('shows an error with a retry button in place of the metrics', async () => {
  let isDown = true;
  const respond = (data: unknown) => (): TestResponse => (isDown ? { status: 500 } : { code: 0, data });
  await show({}, undefined, {
    '/api/dashboard/summary': respond(summary),
    '/api/dashboard/series': respond(series),
    '/api/dashboard/top': respond(top),
  });
  const failure = await screen.findByRole('alert');
  expect(failure.textContent).toContain('Failed to load metrics');
  isDown = false;
  await userEvent.click(within(failure).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('41 ms')).toBeTruthy();
});
