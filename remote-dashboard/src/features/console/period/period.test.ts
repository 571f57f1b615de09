// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { toDay } from '../../../runs/to-day.ts';
import { readPeriod, toPeriodQuery } from './period.ts';

const TODAY = '2026-03-01';

describe('the period of a query', () => {
  test.each([
    ['', '2026-03-01', '2026-03-01', 1],
    ['yesterday', '2026-02-28', '2026-02-28', 1],
    ['week', '2026-02-23', '2026-03-01', 7],
    ['month', '2026-01-31', '2026-03-01', 30],
    ['quarter', '2025-12-02', '2026-03-01', 90],
  ])('%j is from %s to %s', (period, from, to, days) => {
    expect(readPeriod({ period }, TODAY)).toEqual({ preset: period || 'today', from, to, days });
  });

  test('accepts any range of days', () => {
    const period = { period: 'custom', from: '2025-12-31', to: '2026-01-01' };
    expect(readPeriod(period, TODAY)).toEqual({
      preset: 'custom',
      from: period.from,
      to: period.to,
      days: 2,
    });
  });

  test.each([
    { period: 'forever' },
    { period: 'custom' },
    { period: 'custom', from: '2026-02-02', to: '2026-02-01' },
    { period: 'custom', from: '2026-02-30x', to: '2026-03-01' },
  ])('falls back to today if it is invalid: %j', (query) => {
    expect(readPeriod(query, TODAY)).toMatchObject({ preset: 'today', from: TODAY, to: TODAY });
  });
});

test('the query contains days only for a custom period', () => {
  const days = { from: '2026-01-01', to: '2026-01-02' };
  expect(toPeriodQuery('custom', days)).toEqual({ period: 'custom', ...days });
  expect(toPeriodQuery('week', days)).toEqual({ period: 'week', from: '', to: '' });
  expect(toPeriodQuery('today', days)).toEqual({ period: '', from: '', to: '' });
});

test("returns the day of a date in the browser's time zone", () => {
  expect(toDay(new Date(2026, 0, 5, 23, 59, 59))).toBe('2026-01-05');
});
