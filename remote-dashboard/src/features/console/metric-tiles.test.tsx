// @vitest-environment jsdom
import type { DashboardSeries, DashboardSummary } from '@atrium/contract';
import { renderWithAtrium } from '@atrium/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { catalogs } from '../../catalogs.ts';
import { MetricTiles } from './metric-tiles.tsx';

afterEach(cleanup);

const summary: DashboardSummary = {
  from: '2026-01-01T00:00:00.000Z',
  to: '2026-01-02T00:00:00.000Z',
  runs: 150,
  errors: 30,
  p95Ms: 2_400,
  before: { runs: 100, errors: 10, p95Ms: 4_800 },
  activeUsers: 2,
  activeApps: 1_200,
  attention: [],
  recent: [],
};
const series: DashboardSeries = { step: 'hour', points: [] };
const day = { preset: 'custom', from: '2026-01-01', to: '2026-01-01', days: 1 } as const;

/** Renders the tiles. Returns a function that returns the text of a tile and the class of its change. */
async function show(changes: Partial<DashboardSummary> = {}, shown = series) {
  await renderWithAtrium(<MetricTiles summary={{ ...summary, ...changes }} series={shown} period={day} />, {
    catalogs: { dashboard: catalogs },
  });
  return (name: string) => {
    const tile = screen.getByRole('link', { name }).closest('div');
    return { text: tile?.textContent, tone: tile?.querySelector('strong')?.className };
  };
}

test('shows each change since the previous day with its sign', async () => {
  const tile = await show();
  expect(tile('Runs').text).toBe('Runs150+50%Previous day: 100');
  expect(tile('Failed runs').text).toBe('Failed runs30+200%Previous day: 10');
  expect(tile('Success rate').text).toBe('Success rate80%−10 ppPrevious day: 90%');
  expect(tile('P95 latency').text).toBe('P95 latency2.4 s−50%Previous day: 4.8 s');
  expect(tile('Apps with status Active').text).toBe(
    'Apps with status Active1,2002 users with runs in this period',
  );
});

test('compares a day in progress with the same hours of the day before', async () => {
  const point = {
    at: summary.from,
    runs: 1,
    errors: 0,
    p50Ms: 1,
    p95Ms: 1,
    algorithm: 1,
    recognition: 0,
    nlp: 0,
  };
  const tile = await show({}, { step: 'hour', points: [point, point, point], complete: 1 });
  expect(tile('Runs').text).toBe('Runs150+50%Same time yesterday: 100');
});

test('marks more failures and a lower success rate as worse, and less latency as better', async () => {
  const tile = await show();
  expect(tile('Failed runs').tone).toMatch(/worse/);
  expect(tile('Success rate').tone).toMatch(/worse/);
  expect(tile('P95 latency').tone).toMatch(/better/);
  expect(tile('Runs').tone).not.toMatch(/better|worse/);
});

test('shows all changes with a decimal digit if one of them needs it', async () => {
  const tile = await show({ before: { runs: 100, errors: 8, p95Ms: 2_403 } });
  expect(tile('Runs').text).toBe('Runs150+50.0%Previous day: 100');
  expect(tile('Failed runs').text).toBe('Failed runs30+275.0%Previous day: 8');
  expect(tile('Success rate').text).toBe('Success rate80%−12.0 ppPrevious day: 92%');
  expect(tile('P95 latency').text).toBe('P95 latency2.4 s−0.1%Previous day: 2.4 s');
});

test('shows a change of more than 999 percent as “> +999%”', async () => {
  const tile = await show({ before: { runs: 2, errors: 10, p95Ms: null } });
  expect(tile('Runs').text).toBe('Runs150> +999%Previous day: 2');
});

test('shows no change without a value to compare with, and no change of zero', async () => {
  const tile = await show({ before: { runs: 0, errors: 30, p95Ms: null } });
  expect(tile('Runs').text).toBe('Runs150Previous day: 0');
  expect(tile('Failed runs').text).toBe('Failed runs30Previous day: 30');
  expect(tile('Success rate').text).toBe('Success rate80%Previous day: –');
  expect(tile('P95 latency').text).toBe('P95 latency2.4 sPrevious day: –');
});

test.each([
  [3.26, '3.3 ms'],
  [41.25, '41 ms'],
  [999, '999 ms'],
  [1_000, '1.0 s'],
  [null, '–'],
])('shows the latency %s as “%s”', async (p95Ms, text) => {
  const tile = await show({ p95Ms, before: { runs: 1, errors: 0, p95Ms: null } });
  expect(tile('P95 latency').text).toBe(`P95 latency${text}Previous day: –`);
});
