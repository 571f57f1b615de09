import {
  appCalls,
  type DashboardSeries,
  dashboardRunsCall,
  dashboardSeriesCall,
  dashboardSummaryCall,
  dashboardTopCall,
  ERROR_CODES,
  keyCalls,
  type Period,
  targetListCall,
} from '@atrium/contract';
import { eq, inArray, lt } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { algorithmVersions } from '../../database/schema/algorithm-versions.ts';
import { algorithms } from '../../database/schema/algorithms.ts';
import { apps } from '../../database/schema/apps.ts';
import { invocations } from '../../database/schema/invocations.ts';
import { nlpItems } from '../../database/schema/nlp-items.ts';
import { rateLimits } from '../../database/schema/rate-limits.ts';
import { addUser } from '../../testing/add-user.ts';
import { startTestServer, type TestServer } from '../../testing/index.ts';
import { signInAs } from '../../testing/sign-in-as.ts';
import { getCounterPrefix } from '../rate-limit/rate-counter.ts';
import { insertRuns } from './insert-runs.fixture.ts';

/** Half past midnight on the 3rd in New York, and after noon in Shanghai. */
const NOW = new Date('2026-11-03T05:30:00.000Z');
const FIRST_RUN_AT = new Date('2026-10-28T00:00:00.000Z');
const RUN_INTERVAL = 20 * 60_000;
const ERRORS = ['failed', 'timeout', 'rejected'];

type Runs = Awaited<ReturnType<typeof insertRuns>>;

let server: TestServer;
let admin: { readonly token: string };
let runs: Runs;
const appIds = [v7(), v7(), v7()];

beforeAll(async () => {
  server = await startTestServer({ clock: () => NOW });
  admin = { token: (await signInAs(server, 'admin', server.adminPassword)).token };
  await server.database.delete(invocations);
  const [target] = await server.database.select().from(nlpItems).limit(1);
  if (!target) throw new Error('There is no seeded target.');
  const kinds = ['nlp', 'algorithm', 'recognition'] as const;
  await server.database.insert(apps).values(
    appIds.map((id, index) => ({
      id,
      kind: kinds[index] ?? 'nlp',
      name: `App ${index}`,
      description: '',
      ownerId: server.adminId,
      targetId: target.id,
      status: 'active' as const,
      createdAt: FIRST_RUN_AT,
      updatedAt: FIRST_RUN_AT,
    })),
  );
  const userId = server.adminId;
  runs = await insertRuns(server.database, {
    userId,
    appIds,
    from: FIRST_RUN_AT,
    to: NOW,
    interval: RUN_INTERVAL,
  });
}, 60_000);

afterAll(() => server.close());

/** The runs that belong to a period by the calendar. */
function selectRuns({ timeZone, from = '', to = '' }: Period): Runs {
  const day = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
  return runs.filter(({ createdAt }) => {
    const date = day.format(createdAt);
    return date >= from && date <= to;
  });
}

const isError = ({ status }: { readonly status: string }) => ERRORS.includes(status);
const sum = (points: DashboardSeries['points'], key: 'runs' | 'errors' | 'nlp') =>
  points.reduce((total, point) => total + point[key], 0);

describe.each([
  ['one day', { from: '2026-10-30', to: '2026-10-30' }, 'hour'],
  // Clocks in New York go back on the 1st, so that day has 25 hours.
  ['the day on which clocks go back', { from: '2026-11-01', to: '2026-11-01' }, 'hour'],
  ['a week', { from: '2026-10-28', to: '2026-11-03' }, 'day'],
  ['a year', { from: '2026-01-01', to: '2026-12-31' }, 'month'],
] as const)('the metrics of %s', (_, days, step) => {
  test.each(['Asia/Shanghai', 'America/New_York', 'Asia/Kolkata', 'UTC'])(
    'match the underlying rows in %s',
    async (timeZone) => {
      const period = { timeZone, ...days };
      const expected = selectRuns(period);
      const { data: summary } = await server.call(dashboardSummaryCall, period, admin);
      expect(summary.runs).toBe(expected.length);
      expect(summary.errors).toBe(expected.filter(isError).length);
      expect(summary.runs).toBeGreaterThan(summary.errors);

      const until = new Date(Date.parse(summary.to) - 1).toISOString();
      const ranges = { createdAt: { from: summary.from, to: until } };
      const { data: rows } = await server.call(dashboardRunsCall, { ranges, pageSize: 1 }, admin);
      expect(rows.total).toBe(summary.runs);
      const failed = { ranges, filters: { status: ERRORS } };
      expect((await server.call(dashboardRunsCall, failed, admin)).data.total).toBe(summary.errors);

      const { data: series } = await server.call(dashboardSeriesCall, period, admin);
      expect(series.step).toBe(step);
      expect(sum(series.points, 'runs')).toBe(summary.runs);
      expect(sum(series.points, 'errors')).toBe(summary.errors);
      expect(sum(series.points, 'nlp')).toBe(expected.filter(({ appId }) => appId === appIds[0]).length);
      expect(series.points[0]?.at).toBe(summary.from);

      const { data: top } = await server.call(dashboardTopCall, period, admin);
      expect(top.apps.reduce((total, app) => total + app.runs, 0)).toBe(summary.runs);
      expect(top.users).toMatchObject([{ account: 'admin', runs: summary.runs }]);
      expect(top.errors.reduce((total, error) => total + error.runs, 0)).toBe(summary.errors);
    },
  );
});

test('days have 25 hours when clocks go back, and start at half past for time zones with half-hour offsets', async () => {
  const day = { from: '2026-11-01', to: '2026-11-01' };
  const back = await server.call(dashboardSeriesCall, { timeZone: 'America/New_York', ...day }, admin);
  expect(back.data.points).toHaveLength(25);
  const india = await server.call(dashboardSeriesCall, { timeZone: 'Asia/Kolkata', ...day }, admin);
  expect(india.data.points[0]?.at).toBe('2026-10-31T18:30:00.000Z');
  expect(india.data.points).toHaveLength(24);
});

test('today is the current day in the time zone of the request, and is compared with the same hours of yesterday', async () => {
  for (const [timeZone, today, yesterday] of [
    ['America/New_York', '2026-11-03', '2026-11-02'],
    ['Asia/Shanghai', '2026-11-03', '2026-11-02'],
    ['Pacific/Honolulu', '2026-11-02', '2026-11-01'],
  ] as const) {
    const { data } = await server.call(dashboardSummaryCall, { timeZone }, admin);
    expect(data.runs).toBe(selectRuns({ timeZone, from: today, to: today }).length);
    const sameTime = new Date(NOW.getTime() - 86_400_000);
    const before = selectRuns({ timeZone, from: yesterday, to: yesterday });
    expect(data.before.runs).toBe(before.filter(({ createdAt }) => createdAt < sameTime).length);
    expect(data.before.runs).toBeLessThan(before.length);
  }
});

test('a series counts the steps that have ended', async () => {
  const count = async (period: Period) =>
    (await server.call(dashboardSeriesCall, period, admin)).data.complete;
  expect(await count({ timeZone: 'America/New_York' })).toBe(0);
  expect(await count({ timeZone: 'Asia/Shanghai' })).toBe(13);
  expect(await count({ timeZone: 'UTC', from: '2026-11-02', to: '2026-11-02' })).toBe(24);
});

test('latency is a percentile of the runs, and missing without runs', async () => {
  const period = { timeZone: 'UTC', from: '2026-10-28', to: '2026-11-03' };
  const { data } = await server.call(dashboardSummaryCall, period, admin);
  expect(data.p95Ms).toBe(Math.ceil(0.95 * runs.length));
  const empty = { timeZone: 'UTC', from: '2025-01-01', to: '2025-01-01' };
  const none = (await server.call(dashboardSummaryCall, empty, admin)).data;
  expect(none).toMatchObject({ runs: 0, errors: 0, p95Ms: null, activeUsers: 0, recent: [] });
  const points = (await server.call(dashboardSeriesCall, empty, admin)).data.points;
  expect(points).toHaveLength(24);
  expect(points.every(({ runs: count, p50Ms }) => count === 0 && p50Ms === null)).toBe(true);
});

test('the latency of a day is between those of its hours', async () => {
  const [run] = runs;
  if (!run) throw new Error('There is no run.');
  const fast = Array.from({ length: 34 }, () => 1);
  const day = '2025-06-01';
  const insert = (hour: string, durations: readonly number[]) =>
    server.database
      .insert(invocations)
      .values(
        durations.map((runMs) => ({ ...run, id: v7(), runMs, createdAt: new Date(`${day}T${hour}:30:00Z`) })),
      );
  await insert('08', [30, 174]);
  await insert('09', [...fast, 160, 190, 400]);
  const period = { timeZone: 'UTC', from: day, to: day };
  const { p95Ms } = (await server.call(dashboardSummaryCall, period, admin)).data;
  const { points } = (await server.call(dashboardSeriesCall, period, admin)).data;
  expect(points.flatMap((point) => point.p95Ms ?? [])).toEqual([174, 190]);
  expect(p95Ms).toBe(190);
  // Other tests count the runs of these apps.
  await server.database.delete(invocations).where(lt(invocations.createdAt, new Date('2025-06-02')));
});

test('the most recent runs come first, and apps with many failed runs require attention', async () => {
  const { data } = await server.call(dashboardSummaryCall, { timeZone: 'UTC', from: '2026-10-30' }, admin);
  expect(data.recent.map(({ at }) => at)).toEqual(
    data.recent
      .map(({ at }) => at)
      .toSorted()
      .toReversed(),
  );
  const failing = data.attention.filter(({ kind }) => kind === 'app-failing');
  expect(failing.map(({ id }) => id).every((id) => appIds.includes(id))).toBe(true);
  expect(failing.length).toBeGreaterThan(0);
});

test('apps without an available target require attention, and so do failed versions until a later one is ready', async () => {
  const [algorithm] = await server.database.select().from(algorithms).limit(1);
  if (!algorithm) throw new Error('There is no seeded algorithm.');
  const stored = { createdAt: NOW, updatedAt: NOW };
  const version = (number: number, status: 'failed' | 'ready') => ({
    ...stored,
    id: v7(),
    algorithmId: algorithm.id,
    number,
    engineId: 'kmeans',
    parameters: {},
    note: '',
    status,
  });
  const attention = async () => {
    const { data } = await server.call(dashboardSummaryCall, { timeZone: 'UTC' }, admin);
    return data.attention.filter(({ kind }) => kind !== 'app-failing');
  };
  await server.database.insert(algorithmVersions).values(version(98, 'failed'));
  const [app] = await server.database
    .insert(apps)
    .values({
      ...stored,
      id: v7(),
      kind: 'nlp',
      name: 'Lost',
      description: '',
      ownerId: server.adminId,
      targetId: v7(),
      status: 'active',
    })
    .returning();
  const found = await attention();
  expect(found).toContainEqual({ kind: 'version-failed', id: algorithm.id, name: algorithm.name, count: 98 });
  expect(found).toContainEqual({ kind: 'app-broken', id: app?.id, name: 'Lost', appKind: 'nlp' });
  await server.database.insert(algorithmVersions).values(version(99, 'ready'));
  await server.database.delete(apps).where(eq(apps.name, 'Lost'));
  const left = await attention();
  expect(left.some(({ count }) => count === 98)).toBe(false);
  expect(left.some(({ name }) => name === 'Lost')).toBe(false);
});

test('active apps that have used 80% or all of their runs of the day require attention, the fullest first', async () => {
  const [near = '', full = '', low = ''] = appIds;
  const counter = (id: string, points: number, minutes = 60) => ({
    key: `${getCounterPrefix('app', 'day')}:${id}`,
    points,
    expire: new Date(NOW.getTime() + minutes * 60_000),
  });
  const attention = async () => {
    const { data } = await server.call(dashboardSummaryCall, { timeZone: 'UTC' }, admin);
    return data.attention.filter(({ kind }) => kind === 'app-near-limit');
  };
  await server.database.update(apps).set({ perDay: 5 }).where(inArray(apps.id, appIds));
  await server.database.insert(rateLimits).values([counter(near, 4), counter(full, 6), counter(low, 3)]);
  expect(await attention()).toEqual([
    { kind: 'app-near-limit', id: full, name: 'App 1', appKind: 'algorithm', count: 5, limit: 5 },
    { kind: 'app-near-limit', id: near, name: 'App 0', appKind: 'nlp', count: 4, limit: 5 },
  ]);
  await server.database.update(apps).set({ perDay: null }).where(eq(apps.id, full));
  await server.database.delete(rateLimits);
  await server.database.insert(rateLimits).values([counter(full, 6), counter(near, 5, -1)]);
  expect(await attention()).toEqual([]);
});

test('runs are found by app, kind, app name and duration, and contain no payload', async () => {
  const [nlp = ''] = appIds;
  const byApp = (await server.call(dashboardRunsCall, { filters: { appId: [nlp] } }, admin)).data;
  expect(byApp.total).toBe(runs.filter(({ appId }) => appId === nlp).length);
  const byKind = (await server.call(dashboardRunsCall, { filters: { kind: ['nlp'] } }, admin)).data;
  expect(byKind.total).toBe(byApp.total);
  expect((await server.call(dashboardRunsCall, { keyword: 'app 1' }, admin)).data.list[0]?.appName).toBe(
    'App 1',
  );
  const slow = { ranges: { runMs: { from: runs.length - 2 } } };
  expect((await server.call(dashboardRunsCall, slow, admin)).data.total).toBe(3);
  const [row] = byApp.list;
  expect(Object.keys(row ?? {}).filter((key) => /^inputs?$|^outputs?$|payload/i.test(key))).toEqual([]);
});

test.each([
  [{ timeZone: 'Mars/Olympus' }],
  [{ timeZone: '+02:00' }],
  [{ timeZone: 'UTC', from: '2026-02-01', to: '2026-01-01' }],
  [{ timeZone: 'UTC', from: '1990-01-01', to: '2026-01-01' }],
])('an invalid period is rejected: %j', async (period) => {
  const { envelope } = await server.call(dashboardSummaryCall, period, admin);
  expect(envelope?.code).toBe(ERROR_CODES.invalid);
});

test('each first step is reported once a user has taken it', async () => {
  const fresh = await startTestServer();
  const { token } = await signInAs(fresh, 'admin', fresh.adminPassword);
  const readSteps = async () =>
    (await fresh.call(dashboardSummaryCall, { timeZone: 'UTC' }, { token })).data.firstSteps;
  const steps = {
    hasRun: false,
    hasOwnApp: false,
    hasKey: false,
    hasSecondUser: false,
    hasConnection: false,
  };
  expect(await readSteps()).toEqual(steps);
  await addUser(fresh.database, { account: 'second' });
  const { list } = (await fresh.call(targetListCall, { kind: 'nlp' }, { token })).data;
  const app = { name: 'First', targetId: list[0]?.id ?? '' };
  const { data } = await fresh.call(appCalls.nlp.create, app, { token });
  expect(await readSteps()).toEqual({ ...steps, hasOwnApp: true, hasSecondUser: true });
  const input = { kind: 'text' as const, text: '我来到北京。' };
  await fresh.call(appCalls.nlp.run, { id: data.id, input }, { token });
  expect(await readSteps()).toMatchObject({ hasRun: true, hasKey: false });
  await fresh.call(keyCalls.create, { appId: data.id, name: 'First key' }, { token });
  expect(await readSteps()).toMatchObject({ hasKey: true });
  await fresh.close();
});

test('metrics are only for admins', async () => {
  await addUser(server.database, { account: 'visitor' });
  const { token } = await signInAs(server, 'visitor');
  for (const call of [dashboardSummaryCall, dashboardSeriesCall, dashboardTopCall]) {
    expect((await server.call(call, { timeZone: 'UTC' }, { token })).status).toBe(403);
  }
  expect((await server.call(dashboardRunsCall, {}, { token })).status).toBe(403);
});
