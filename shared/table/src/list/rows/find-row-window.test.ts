import { describe, expect, test } from 'vitest';
import { findRowWindow } from './find-row-window.ts';
import { ROW_HEIGHTS } from './measures.ts';

describe('the window of rows', () => {
  const view = { scrollOffset: 0, height: 440, rowHeight: 44 };

  test('contains all rows of a short page', () => {
    expect(findRowWindow({ ...view, count: 50 })).toEqual({ start: 0, end: 50, before: 0, after: 0 });
  });

  test.each(Object.values(ROW_HEIGHTS))(
    'contains every visible row of %i pixels, and reserves space for the others',
    (rowHeight) => {
      const whole = 10_000 * rowHeight;
      for (const scrollOffset of [0, 1, rowHeight - 1, rowHeight, 5_000, whole - 2_000, whole - 440]) {
        const { start, end, before, after } = findRowWindow({
          ...view,
          rowHeight,
          scrollOffset,
          count: 10_000,
        });
        expect(start).toBeLessThanOrEqual(Math.floor(scrollOffset / rowHeight));
        expect(end).toBeGreaterThanOrEqual(Math.min(10_000, Math.ceil((scrollOffset + 440) / rowHeight)));
        expect(before + (end - start) * rowHeight + after).toBe(whole);
        expect(end - start).toBeLessThan(40);
      }
    },
  );

  test('starts with only the visible rows', () => {
    const first = findRowWindow({ ...view, scrollOffset: 0, count: 10_000, rendersAhead: false });
    expect(first).toEqual({ start: 0, end: 12, before: 0, after: (10_000 - 12) * 44 });
  });

  test('stays the same for most of a scroll', () => {
    const windows = Array.from({ length: 352 }, (_, scrollOffset) =>
      findRowWindow({ ...view, scrollOffset, count: 200 }),
    );
    expect(new Set(windows.map(({ start, end }) => `${start}-${end}`)).size).toBeLessThanOrEqual(5);
  });
});
