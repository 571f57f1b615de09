import { expect, test } from 'vitest';
import { toNumberTable } from './number-table.ts';

test('takes the numeric columns, and fills an empty cell with the median of its column', () => {
  const table = toNumberTable({
    kind: 'table',
    columns: ['name', 'x', 'mixed', 'y', 'nothing'],
    rows: [
      ['a', 1, 1, 10, null],
      ['b', null, 'two', 20, null],
      ['c', 3, 3, null, null],
      ['d', 8, 3, 30, null],
    ],
  });
  expect(table).toEqual({
    columns: ['x', 'y'],
    rows: [
      [1, 10],
      [3, 20],
      [3, 20],
      [8, 30],
    ],
  });
});

test('rejects a table without numbers', () => {
  const rows = [['a'], [null]];
  expect(() => toNumberTable({ kind: 'table', columns: ['name'], rows })).toThrow(
    'No column of the table contains only numbers.',
  );
});
