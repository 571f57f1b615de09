import { describe, expect, test } from 'vitest';
import { cellText, cellValue } from '../../core/cell-value.ts';
import type { ColumnDefinition, RowQuery, TableDefinition } from '../../core/definition.ts';
import { everyRow } from '../../core/every-row.ts';
import { assertDefinition } from '../state/assert-definition.ts';
import { findLastPage } from '../state/find-last-page.ts';
import { rememberViewed } from '../state/remember-viewed.ts';
import { ROW_HEIGHTS } from './measures.ts';
import { nextSort } from './next-sort.ts';
import { placeColumns } from './place-columns.ts';
import { rowWindow } from './row-window.ts';
import { surelyFits } from './surely-fits.ts';
import { textWidth } from './text-width.ts';
import { truncateMiddle } from './truncate-middle.ts';

describe('the window of rows', () => {
  const view = { scrolled: 0, height: 440, rowHeight: 44 };

  test('contains all rows of a short page', () => {
    expect(rowWindow({ ...view, count: 50 })).toEqual({ start: 0, end: 50, before: 0, after: 0 });
  });

  test.each(Object.values(ROW_HEIGHTS))(
    'holds every row of %i pixels that is seen, and keeps the room of the others',
    (rowHeight) => {
      const whole = 10_000 * rowHeight;
      for (const scrolled of [0, 1, rowHeight - 1, rowHeight, 5_000, whole - 2_000, whole - 440]) {
        const { start, end, before, after } = rowWindow({ ...view, rowHeight, scrolled, count: 10_000 });
        expect(start).toBeLessThanOrEqual(Math.floor(scrolled / rowHeight));
        expect(end).toBeGreaterThanOrEqual(Math.min(10_000, Math.ceil((scrolled + 440) / rowHeight)));
        expect(before + (end - start) * rowHeight + after).toBe(whole);
        expect(end - start).toBeLessThan(40);
      }
    },
  );

  test('starts with only the visible rows', () => {
    const first = rowWindow({ ...view, scrolled: 0, count: 10_000, isAhead: false });
    expect(first).toEqual({ start: 0, end: 12, before: 0, after: (10_000 - 12) * 44 });
  });

  test('stays the same for most of a scroll', () => {
    const windows = Array.from({ length: 352 }, (_, scrolled) =>
      rowWindow({ ...view, scrolled, count: 200 }),
    );
    expect(new Set(windows.map(({ start, end }) => `${start}-${end}`)).size).toBeLessThanOrEqual(5);
  });
});

describe('a text', () => {
  test('surely fits only if the letters fit in the widest font', () => {
    expect(surelyFits('1,234,567', 80)).toBe(true);
    expect(surelyFits('1,234,567', 60)).toBe(false);
    expect(surelyFits('Wwwwwww', 80)).toBe(false);
    expect(surelyFits('算法名称', 60)).toBe(true);
    expect(surelyFits('算法名称', 55)).toBe(false);
    expect(surelyFits('a'.repeat(1_000_000), 100)).toBe(false);
  });
});

describe('the positions of columns', () => {
  test('stack up from their side, and one free column takes the remaining width', () => {
    const { positions, width } = placeColumns(
      [
        { kind: 'text', isName: true, shownWidth: 200, side: 'start' },
        { kind: 'select', shownWidth: 100, side: 'start' },
        { kind: 'number', shownWidth: 90, side: undefined },
        { kind: 'text', shownWidth: 300, side: undefined },
        { kind: 'date', shownWidth: 140, side: 'end' },
        { kind: 'date', shownWidth: 150, side: 'end' },
      ],
      { selection: 48, actions: 120 },
    );
    expect(width).toBe(980 + 48 + 120);
    expect(positions.map(({ offset }) => offset)).toEqual([48, 248, 0, 0, 270, 120]);
    expect(positions.map(({ isEdge }) => isEdge)).toEqual([false, true, false, false, true, false]);
    expect(positions.map(({ isGrowing }) => isGrowing)).toEqual([false, false, false, true, false, false]);
  });
});

describe('the order of rows', () => {
  test('cycles through ascending, descending and none; with Shift, the other columns stay', () => {
    const up = nextSort([], 'a', false);
    const down = nextSort(up, 'a', false);
    expect([up, down, nextSort(down, 'a', false)]).toEqual([
      [{ field: 'a', order: 'ascend' }],
      [{ field: 'a', order: 'descend' }],
      [],
    ]);
    const both = nextSort(down, 'b', true);
    expect(both.map(({ field }) => field)).toEqual(['a', 'b']);
    expect(nextSort(both, 'a', true)).toEqual([{ field: 'b', order: 'ascend' }]);
    expect(nextSort(both, 'b', false)).toEqual([{ field: 'b', order: 'descend' }]);
  });
});

describe('pages', () => {
  test('end where the rows end', () => {
    expect([findLastPage(0, 20), findLastPage(20, 20), findLastPage(21, 20)]).toEqual([1, 1, 2]);
  });

  test('are all read for actions that need every row', async () => {
    const requested: RowQuery[] = [];
    const source = {
      list: (query: RowQuery) => {
        requested.push(query);
        const left = 1_200 - (query.page - 1) * 500;
        return Promise.resolve({ list: Array.from({ length: Math.min(500, left) }, () => 1), total: 1_200 });
      },
    };
    let count = 0;
    for await (const { rows } of everyRow(source, { page: 7, pageSize: 10, keyword: 'k' })) {
      count += rows.length;
      // The source reads the next page while the caller processes this one.
      expect(requested).toHaveLength(Math.min(3, count / 500 + 1));
    }
    expect(count).toBe(1_200);
    expect(requested.map(({ page, keyword }) => [page, keyword])).toEqual([
      [1, 'k'],
      [2, 'k'],
      [3, 'k'],
    ]);
  });
});

describe('a cell', () => {
  const formats = { number: (value: number) => `#${value}`, date: (value: string) => `on ${value}` };
  const options = [{ value: 'x', label: '甲' }];
  const toText = (column: Partial<ColumnDefinition<object>>, value: unknown) =>
    cellText({ key: 'field', title: '', kind: 'text', ...column }, { field: value }, formats);

  test('is formatted by its kind', () => {
    expect(toText({}, 'a')).toBe('a');
    expect(toText({ kind: 'number' }, 5)).toBe('#5');
    expect(toText({ kind: 'date' }, '2026')).toBe('on 2026');
    expect(toText({ kind: 'select', options }, 'x')).toBe('甲');
    expect(toText({ kind: 'tags', options }, ['x', 'y'])).toBe('甲, y');
    expect([toText({}, null), toText({}, undefined), toText({}, '')]).toEqual(['', '', '']);
  });

  test('can take its value from elsewhere', () => {
    const column: ColumnDefinition<{ n: number }> = {
      key: 'x',
      title: '',
      kind: 'number',
      value: ({ n }) => n * 2,
    };
    expect(cellValue(column, { n: 4 })).toBe(8);
  });

  test('keeps both ends of an id', () => {
    expect(truncateMiddle('short')).toBe('short');
    expect(truncateMiddle('01890000-0000-7000-8000-000000000001', 11)).toBe('01890…00001');
  });

  test('counts wide letters as wider', () => {
    expect(textWidth('编辑')).toBeGreaterThan(textWidth('ab'));
    expect(textWidth('admin')).toBeGreaterThan(textWidth('title'));
  });
});

test('stores opened rows up to a limit, the newest last', () => {
  const many = Array.from({ length: 500 }, (_, index) => `row ${index}`);
  const next = rememberViewed(many, 'row 3');
  expect([next.length, next.at(-1), rememberViewed(next, 'new').length]).toEqual([500, 'row 3', 500]);
});

describe('a definition', () => {
  const column: ColumnDefinition<object> = { key: 'name', title: '', kind: 'text', isName: true };
  const definition: TableDefinition<object> = {
    name: 'test',
    title: '',
    rowKey: () => '',
    rowName: () => '',
    source: { list: () => Promise.resolve({ list: [], total: 0 }) },
    columns: [column],
  };

  test.each([
    ['two columns of one name', [column, { ...column, isName: false }], 'two columns'],
    ['a key with other signs', [column, { ...column, key: 'a-b' }], 'letters and digits'],
    ['a key that the table needs', [column, { ...column, key: 'page', isName: false }], 'rename'],
    ['no name', [{ ...column, isName: false }], 'isName'],
  ])('with %s is rejected with a message', (_, columns, labels) => {
    expect(() => assertDefinition({ ...definition, columns })).toThrow(labels);
  });

  test('that is valid passes', () => {
    expect(() => assertDefinition(definition)).not.toThrow();
  });
});
