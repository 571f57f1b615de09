import { describe, expect, test } from 'vitest';
import type { Cell } from '../table/parse-cell.ts';
import { arrangeByDate, arrangeByOrder, findDateColumn } from './arrange-series.ts';
import { parseDate } from './parse-date.ts';

const arrange = (rows: readonly (readonly [string, Cell])[]) =>
  arrangeByDate(
    rows.map(([, value]) => value),
    rows.map(([date]) => date),
    'day-first',
  );

const days = (first: string, count: number) =>
  Array.from({ length: count }, (_, index) =>
    new Date(Date.parse(first) + index * 86_400_000).toISOString().slice(0, 10),
  );

describe('dates', () => {
  test.each([
    ['2026-01-31', '2026-01-31T00:00:00.000Z'],
    ['2026/1/5 13:05', '2026-01-05T13:05:00.000Z'],
    ['2026-01-05T13:05:09Z', '2026-01-05T13:05:09.000Z'],
    ['20260105', '2026-01-05T00:00:00.000Z'],
    ['2026年1月5日', '2026-01-05T00:00:00.000Z'],
    ['2026年3月', '2026-03-01T00:00:00.000Z'],
    ['2026-03', '2026-03-01T00:00:00.000Z'],
    ['2026-Q2', '2026-04-01T00:00:00.000Z'],
    ['5.1.2026', '2026-01-05T00:00:00.000Z'],
    ['Jan 2026', '2026-01-01T00:00:00.000Z'],
    ['5 January 2026', '2026-01-05T00:00:00.000Z'],
    ['January 5, 2026', '2026-01-05T00:00:00.000Z'],
    ['1997', '1997-01-01T00:00:00.000Z'],
  ])('reads %s', (text, iso) => {
    expect(new Date(parseDate(text, 'day-first') ?? 0).toISOString()).toBe(iso);
  });

  test.each(['', 'Monday', '12', '2026-02-30', '31/31/2026', '123456', '1.5'])('does not read %o', (text) => {
    expect(parseDate(text, 'day-first')).toBeUndefined();
  });
});

test('fills missing months with missing values, and suggests a season of a year', () => {
  const months = Array.from(
    { length: 30 },
    (_, at) => [`${2024 + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`, at] as const,
  );
  const { values, ...found } = arrange(months.toSpliced(5, 2));
  expect(values.slice(3, 9)).toEqual([3, 4, null, null, 7, 8]);
  expect(found).toEqual({
    gapCount: 2,
    dates: { first: '2024-01-01', unit: 'month', every: 1 },
    seasons: { season: 12 },
    undatedCount: 0,
    repeatedCount: 0,
    isIrregular: false,
  });
});

test('sorts rows, uses the last row of a date, and omits rows without a date', () => {
  const [one = '', two = '', three = ''] = days('2026-01-01', 3);
  const found = arrange([
    [three, 3],
    [one, 1],
    ['total', 99],
    ['note', 'NA'],
    [two, 20],
    [two, 2],
  ]);
  expect(found.values).toEqual([1, 2, 3]);
  expect(found).toMatchObject({ undatedCount: 1, repeatedCount: 1, gapCount: 0 });
});

test.each([
  ['weekdays', days('2026-01-01', 30).filter((day) => new Date(day).getUTCDay() % 6 !== 0), 'weekday', 1],
  ['weeks', days('2026-01-01', 40).filter((_, at) => at % 7 === 0), 'day', 7],
  ['days', days('2026-01-01', 20), 'day', 1],
  ['ends of months', ['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30'], 'month', 1],
  ['quarters', ['2026-01-01', '2026-04-01', '2026-10-01', '2027-01-01'], 'month', 3],
  ['years', ['1997', '1998', '1999'], 'month', 12],
  ['quarters of an hour', ['2026-01-01 00:00', '2026-01-01 00:15', '2026-01-01 00:30'], 'minute', 15],
] as const)('finds the regular interval of %s', (_, dates, unit, every) => {
  const found = arrange(dates.map((date, index) => [date, index + 1]));
  expect(found.dates).toMatchObject({ unit, every });
});

test('suggests a day and a week for hourly values', () => {
  const hours = Array.from({ length: 24 * 15 }, (_, index) =>
    new Date(Date.UTC(2026, 0, 1, index)).toISOString().slice(0, 16),
  );
  expect(arrange(hours.map((hour) => [hour, 1])).seasons).toEqual({ season: 24, secondSeason: 168 });
});

test('uses values without dates if their dates have no regular interval', () => {
  const found = arrange([
    ['2026-01-01', 1],
    ['2026-01-09', 3],
    ['2026-01-04', 2],
    ['2026-03-02', 4],
  ]);
  expect(found).toMatchObject({ values: [1, 2, 3, 4], dates: undefined, isIrregular: true });
});

test('treats empty cells and texts such as NA as missing values, and removes them at the ends', () => {
  expect(arrangeByOrder([null, 1, 'NA', null, 4, 'many', null])).toMatchObject({
    values: [1, null, null, 4, Number.NaN],
    gapCount: 2,
  });
});

describe('the column with dates', () => {
  test('is not a column of numbers, except consecutive years', () => {
    expect(
      findDateColumn(
        [
          [1, 2, 3],
          [1500, 1620, 1710],
        ],
        'day-first',
      ),
    ).toBeUndefined();
    expect(
      findDateColumn(
        [
          [5, 6, 7],
          [1997, 1998, 1999],
        ],
        'day-first',
      )?.column,
    ).toBe(1);
  });

  test('counts 1970, whose time is 0, as a date', () => {
    expect(findDateColumn([[1970, 1971, 1972, 1973]], 'day-first')).toMatchObject({ column: 0 });
  });

  test('has the order of day and month that all cells allow, or that gives a regular interval', () => {
    expect(findDateColumn([['1/31/2026', '2/28/2026']], 'day-first')).toMatchObject({
      order: 'month-first',
      isOrderAmbiguous: false,
    });
    expect(findDateColumn([['1/1/2026', '2/1/2026', '5/1/2026', '6/1/2026']], 'month-first')).toEqual({
      column: 0,
      order: 'month-first',
      isOrderAmbiguous: true,
    });
  });
});
