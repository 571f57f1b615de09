import type { DashboardSeries } from '@atrium/contract';
import { expect, test } from 'vitest';
import { createStepRunsAddress } from './create-step-runs-address.ts';

const NONE = { runs: 0, errors: 0, p50Ms: null, p95Ms: null, algorithm: 0, recognition: 0, nlp: 0 };

test.each([
  ['hour', '2026-02-03T10:00:00.000Z', { hour: '2026-02-03T10:00:00.000Z' }],
  ['day', new Date(2026, 1, 3).toISOString(), { createdAt: '2026-02-03..2026-02-03' }],
  ['month', new Date(2026, 1, 1).toISOString(), { createdAt: '2026-02-01..2026-02-28' }],
] as const)('links one %s of a series to its runs', (step, at, query) => {
  const series: DashboardSeries = { step, points: [{ ...NONE, at }] };
  const address = new URL(createStepRunsAddress(series, 0) ?? '', 'http://localhost');
  expect(Object.fromEntries(address.searchParams)).toEqual(query);
  expect(createStepRunsAddress(series, 1)).toBeUndefined();
});
