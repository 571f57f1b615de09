import { expect, test } from 'vitest';
import { listStepDates, parseLocalTime, type SeriesDates } from './series-dates.ts';
import { taskInputSchema } from './task-input.ts';

const list = (first: string, unit: SeriesDates['unit'], every: number, count: number, from = 0) =>
  listStepDates({ first, unit, every }, from, count);

test('lists the dates of steps', () => {
  expect(list('2026-02-27', 'day', 1, 3)).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']);
  expect(list('2026-02-27', 'day', 7, 2, 1)).toEqual(['2026-03-06', '2026-03-13']);
  expect(list('2026-03-29T01:30', 'hour', 1, 2)).toEqual(['2026-03-29T01:30:00', '2026-03-29T02:30:00']);
  expect(list('2026-03-29', 'minute', 15, 2)).toEqual(['2026-03-29T00:00:00', '2026-03-29T00:15:00']);
});

test('stays at the end of the month in months with fewer days', () => {
  expect(list('2024-01-31', 'month', 1, 4)).toEqual(['2024-01-31', '2024-02-29', '2024-03-31', '2024-04-30']);
  expect(list('2024-02-29', 'month', 12, 2)).toEqual(['2024-02-29', '2025-02-28']);
});

test('skips weekends in steps of weekdays', () => {
  // A Thursday, and a Saturday.
  expect(list('2026-01-08', 'weekday', 1, 4)).toEqual([
    '2026-01-08',
    '2026-01-09',
    '2026-01-12',
    '2026-01-13',
  ]);
  expect(list('2026-01-10', 'weekday', 1, 3)).toEqual(['2026-01-12', '2026-01-13', '2026-01-14']);
  expect(list('2026-01-09', 'weekday', 1, 2, 5)).toEqual(['2026-01-16', '2026-01-19']);
});

test('accepts only dates that exist', () => {
  for (const text of ['2024-02-29', '2026-01-31T23:59', '2026-01-31T23:59:59']) {
    expect(parseLocalTime(text)).toBeDefined();
  }
  for (const text of ['2026-02-29', '2026-13-01', '2026-01-31T24:01', '31.1.2026', '2026-01-31T10:00Z', '']) {
    expect(parseLocalTime(text)).toBeUndefined();
  }
});

test('accepts a series with missing values between others, and with dates up to the year 9999', () => {
  const accepts = (more: object) =>
    taskInputSchema.safeParse({ kind: 'series', values: [1, null, 3], horizon: 2, season: 0, ...more })
      .success;
  expect(accepts({})).toBe(true);
  expect(accepts({ values: [null, 1, 2] })).toBe(false);
  expect(accepts({ values: [1, 2, null] })).toBe(false);
  expect(accepts({ dates: { first: '2026-01-31', unit: 'month', every: 1 } })).toBe(true);
  expect(accepts({ dates: { first: '9999-12-31', unit: 'month', every: 1 } })).toBe(false);
  expect(accepts({ dates: { first: 'today', unit: 'month', every: 1 } })).toBe(false);
  expect(accepts({ values: 'none', dates: { first: '2026-01-31', unit: 'month', every: 1 } })).toBe(false);
});
