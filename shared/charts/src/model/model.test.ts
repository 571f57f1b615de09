import { describe, expect, test } from 'vitest';
import { formatLocalTime } from '../interaction/format-local-time.ts';
import { findNearestPoint } from './find-nearest-point.ts';
import { createBandPath, createLinePath, findIsolatedPoints, listVisiblePositions } from './line-path.ts';
import { createBox, findBox, scaleBox } from './scatter-box.ts';
import type { BarSeries, LineSeries } from './series.ts';
import { createScale, createSlotLayout } from './series-layout.ts';
import { stackBars } from './stack-bars.ts';
import { toggleSeries } from './toggle-series.ts';
import { createLinearScale, createLogScale, suggestScale } from './value-scale.ts';
import { createRange, scaleRange } from './zoom.ts';

const plain = { x: (index: number) => index, y: (value: number) => value };
const bar = (key: string, values: readonly (number | null)[]): BarSeries => ({
  kind: 'bar',
  key,
  label: key,
  tone: 0,
  values,
});
const line = (values: readonly (number | null)[]): LineSeries => ({
  kind: 'line',
  key: 'line',
  label: 'line',
  tone: 0,
  values,
});

describe('a linear scale', () => {
  test('has round ticks that cover all values', () => {
    const scale = createLinearScale({ min: 3, max: 47 }, { count: 5 });
    expect(scale.ticks).toEqual([0, 10, 20, 30, 40, 50]);
    expect(scale.toShare(25)).toBe(0.5);
    expect(scale.valueAt(0.5)).toBe(25);
  });

  test('has only whole ticks for counts', () => {
    expect(createLinearScale({ min: 0, max: 2 }, { count: 5, hasIntegerValues: true }).ticks).toEqual([
      0, 1, 2,
    ]);
  });

  test.each([[undefined], [{ min: 0, max: 0 }]])('goes from 0 to 1 without values: %j', (extent) => {
    expect(createLinearScale(extent, { count: 2 }).ticks).toEqual([0, 0.5, 1]);
  });

  test('has space around one value', () => {
    const scale = createLinearScale({ min: 5, max: 5 }, { count: 4 });
    expect(scale.toShare(5)).toBeGreaterThan(0);
    expect(scale.toShare(5)).toBeLessThan(1);
  });
});

describe('a log scale', () => {
  test('gives each decade the same space', () => {
    const scale = createLogScale([1, 10, 100]);
    expect([1, 10, 100].map((value) => Math.round(scale.toShare(value) * 1000) / 1000)).toEqual([0, 0.5, 1]);
    expect(scale.ticks).toEqual([1, 2, 5, 10, 20, 50, 100]);
  });

  test('has powers of ten only over many decades', () => {
    expect(createLogScale([0.1, 100_000]).ticks).toEqual([0.1, 1, 10, 100, 1000, 10_000, 100_000]);
  });

  test('starts at a power of ten if it has only powers of ten', () => {
    const scale = createLogScale([3, 40_000]);
    expect(scale.ticks).toEqual([1, 10, 100, 1000, 10_000]);
    expect(scale.toShare(1)).toBe(0);
    expect(scale.toShare(3)).toBeGreaterThan(0);
  });

  test('puts zero and negative values at its start', () => {
    expect(createLogScale([0, -5, 20, null]).toShare(0)).toBe(0);
  });

  test('is suggested when a linear one would flatten a series', () => {
    expect(
      suggestScale([
        [3, 4],
        [900, null],
      ]),
    ).toBe('log');
    expect(
      suggestScale([
        [3, 4],
        [9, 12],
      ]),
    ).toBe('linear');
    expect(
      suggestScale([
        [0, 0],
        [9, 12],
      ]),
    ).toBe('linear');
  });
});

describe('a line', () => {
  test('is interrupted by missing values', () => {
    expect(createLinePath([4, null, 2, 3], [0, 1, 2, 3], plain)).toBe('M0 4M2 2L3 3');
  });

  test('has a dot where a value has no neighbor', () => {
    expect(findIsolatedPoints([4, null, 4, 4, null, 1], { from: 0, to: 5 })).toEqual([0, 5]);
    expect(findIsolatedPoints([4, 4, 4], { from: 1, to: 1 })).toEqual([1]);
  });

  test('preserves peaks and gaps when many values share a pixel', () => {
    const values: (number | null)[] = Array.from({ length: 10_000 }, (_, index) => index % 7);
    values[1234] = 900;
    values[1235] = null;
    values[6000] = -900;
    const visible = listVisiblePositions(values, { from: 0, to: 9999 }, 300);
    expect(visible.length).toBeLessThanOrEqual(1300);
    expect(visible).toEqual(expect.arrayContaining([0, 1234, 1235, 6000, 9999]));
    expect(visible).toEqual(visible.toSorted((one, other) => one - other));
  });
});

test('a band goes along one bound and back along the other', () => {
  expect(createBandPath([null, 1, 2], [null, 3, 4], { from: 0, to: 2 }, plain)).toBe('M1 3L2 4L2 2L1 1Z');
});

describe('bars', () => {
  test('stack from the bottom, without the parts that have no value', () => {
    const parts = stackBars([bar('a', [1]), bar('b', [0]), bar('c', [3])], 0);
    expect(parts.map(({ key, from, to }) => [key, from, to])).toEqual([
      ['a', 0, 1],
      ['c', 1, 4],
    ]);
  });

  test('start at zero, and their scale contains the highest stack in the visible range', () => {
    const options = { kind: 'linear', height: 160, hasIntegerValues: true } as const;
    const series = [bar('a', [5, 100]), bar('b', [4, 100])];
    expect(createScale(series, { from: 0, to: 0 }, options).ticks).toEqual([0, 2, 4, 6, 8, 10]);
    expect(createScale(series, { from: 0, to: 1 }, options).ticks).toEqual([0, 50, 100, 150, 200]);
  });
});

test('lines have a scale that fits the visible range', () => {
  const options = { kind: 'linear', height: 160, hasIntegerValues: false } as const;
  expect(createScale([line([1, 2, 900])], { from: 0, to: 1 }, options).ticks.at(-1)).toBe(2);
});

describe('nearest position', () => {
  const size = { width: 100, height: 50, isMirrored: false };

  test('is the slot under the pointer for bars', () => {
    const { getNearestIndex, getCenter } = createSlotLayout({ from: 0, to: 3 }, true, size);
    expect([0, 24, 26, 99, 500].map(getNearestIndex)).toEqual([0, 0, 1, 3, 3]);
    expect(getCenter(1)).toBe(37.5);
  });

  test('is the nearest point for lines over the whole width', () => {
    const { getNearestIndex, getCenter } = createSlotLayout({ from: 10, to: 14 }, false, size);
    expect([0, 12, 13, 100].map(getNearestIndex)).toEqual([10, 10, 11, 14]);
    expect(getCenter(14)).toBe(100);
  });

  test('counts from the right if the page reads from right to left', () => {
    const { getNearestIndex, getCenter } = createSlotLayout({ from: 0, to: 3 }, true, {
      ...size,
      isMirrored: true,
    });
    expect([1, 99].map(getNearestIndex)).toEqual([3, 0]);
    expect(getCenter(0)).toBe(87.5);
  });

  test('must be within reach for scattered points', () => {
    const points = [
      { x: 0, y: 0 },
      { x: 10, y: 0 },
    ];
    expect(findNearestPoint(points, { x: 7, y: 1 }, 5)).toBe(1);
    expect(findNearestPoint(points, { x: 5, y: 40 }, 5)).toBeUndefined();
  });
});

describe('zoom', () => {
  test('takes two positions in either order, and always includes at least two', () => {
    expect(createRange(7, 3, 10)).toEqual({ from: 3, to: 7 });
    expect(createRange(9, 9, 10)).toEqual({ from: 8, to: 9 });
    expect(createRange(-5, 99, 10)).toEqual({ from: 0, to: 9 });
    expect(createRange(0, 0, 1)).toEqual({ from: 0, to: 0 });
  });

  test('keeps the crosshair in view, and zooms out to the whole axis at most', () => {
    const near = scaleRange({ from: 0, to: 99 }, 80, 0.5, 100);
    expect(near).toEqual({ from: 40, to: 89 });
    expect(scaleRange(near, 80, 4, 100)).toEqual({ from: 0, to: 99 });
  });

  test('is a box for scattered points, and undefined if it shows everything', () => {
    const whole = findBox([
      { x: 0, y: 0 },
      { x: 10, y: 20 },
    ]);
    expect(whole.x).toEqual({ min: -0.5, max: 10.5 });
    const box = createBox({ x: 8, y: 2 }, { x: 2, y: 6 });
    expect(box).toEqual({ x: { min: 2, max: 8 }, y: { min: 2, max: 6 } });
    expect(scaleBox(box, { x: 5, y: 4 }, 0.5, whole)).toEqual({
      x: { min: 3.5, max: 6.5 },
      y: { min: 3, max: 5 },
    });
    expect(scaleBox(box, undefined, 100, whole)).toBeUndefined();
  });
});

test('hiding the last visible series shows all', () => {
  const one = toggleSeries(new Set(), 'a', ['a', 'b']);
  expect([...one]).toEqual(['a']);
  expect([...toggleSeries(one, 'a', ['a', 'b'])]).toEqual([]);
  expect([...toggleSeries(one, 'b', ['a', 'b'])]).toEqual([]);
});

test('writes a time to a file in the time zone of the user', () => {
  const at = new Date(2026, 2, 29, 14).getTime();
  expect((['hour', 'day', 'month'] as const).map((unit) => formatLocalTime(at, unit))).toEqual([
    '2026-03-29 14:00',
    '2026-03-29',
    '2026-03',
  ]);
});
