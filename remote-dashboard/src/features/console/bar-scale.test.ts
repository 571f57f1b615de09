import { describe, expect, test } from 'vitest';
import { layBars, scaleTop } from './bar-scale.ts';

const hour = (calls: number, errors = 0) => ({ at: '2026-01-01T00:00:00.000Z', calls, errors });

describe('the bars of the chart', () => {
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
  ])('stand below a round number: %i under %i', (highest, top) => {
    expect(scaleTop(highest)).toBe(top);
  });

  test('begin at zero and share the width', () => {
    const bars = layBars([hour(0), hour(10, 5)], { width: 100, height: 50 });
    expect(bars.map(({ height, errorHeight }) => [height, errorHeight])).toEqual([
      [0, 0],
      [25, 12.5],
    ]);
    expect(bars[1]?.x).toBeGreaterThan((bars[0]?.x ?? 0) + (bars[0]?.width ?? 0));
  });

  test('are none when there are no hours', () => {
    expect(layBars([], { width: 100, height: 50 })).toEqual([]);
  });
});
