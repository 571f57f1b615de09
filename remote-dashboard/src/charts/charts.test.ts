// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { CHART_SIZE } from './chart-size.ts';
import { layStacks } from './lay-stacks.ts';
import { linePath, pointPath } from './line-path.ts';
import { scaleTop } from './scale-top.ts';

test.each([
  [0, 4],
  [3, 4],
  [5, 8],
  [9, 20],
  [10, 20],
  [47, 60],
  [60, 60],
  [81, 100],
  [1200, 2000],
])('a chart ends at a round number: %i under %i', (highest, top) => {
  expect(scaleTop(highest)).toBe(top);
});

describe('stacked bars', () => {
  test('stand on the foot, one part upon another, and share the width', () => {
    const [first, second] = layStacks(
      [
        [1, 3],
        [4, 0],
      ],
      8,
    );
    const quarter = CHART_SIZE.height / 8;
    expect(first?.map(({ y, height }) => [y, height])).toEqual([
      [CHART_SIZE.height - quarter, quarter],
      [CHART_SIZE.height - 4 * quarter, 3 * quarter],
    ]);
    expect(second?.[0]?.x).toBeGreaterThan((first?.[0]?.x ?? 0) + (first?.[0]?.width ?? 0));
    expect(second?.[1]?.height).toBe(0);
  });

  test('are none when there is nothing', () => {
    expect(layStacks([], 4)).toEqual([]);
  });
});

describe('a line', () => {
  test('goes through its values, from the foot to the top', () => {
    expect(linePath([0, 4], 4)).toBe('M180 160L540 0');
  });

  test('breaks where a value is missing, and shows one that stands alone', () => {
    expect(linePath([4, null, 4, 4, null], 4)).toBe('M360 0L504 0');
    expect(pointPath([4, null, 4, 4, null], 4)).toBe('M72 0h0.01');
    expect(linePath([null, null], 4)).toBe('');
  });
});
