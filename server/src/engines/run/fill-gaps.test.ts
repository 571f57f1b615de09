import { expect, test } from 'vitest';
import { fillGaps } from './fill-gaps.ts';

const fill = (values: (number | null)[], season = 0) =>
  fillGaps({ kind: 'series', values, season, horizon: 1 });

test('fills missing values with a straight line', () => {
  expect(fill([1, null, null, 4, 6, null, 2])).toEqual([1, 2, 3, 4, 6, 4, 2]);
  expect(fill([1, null, 3], 12)).toEqual([1, 2, 3]);
});

test('fills a missing season with the trend and the other seasons', () => {
  const values = Array.from(
    { length: 40 },
    (_, index) => 100 + 2 * index + ([30, -10, -30, 10][index % 4] ?? 0),
  );
  const withGap = values.map((value, index) => (index >= 16 && index < 22 ? null : value));
  for (const [index, value] of fill(withGap, 4).entries()) {
    expect(Math.abs(value - (values[index] ?? 0))).toBeLessThan(3);
  }
});

test('returns a series without gaps unchanged', () => {
  const values = [1, 5, 2];
  expect(fill(values, 2)).toBe(values);
});
