import { BATCH_LIMITS } from '@atrium/contract';
import { expect, test } from 'vitest';
import { findSheetProblem, readInput, suggestColumns, toSheet } from './batch-sheet.ts';

const TEXTS = { hasHeader: true, hasNumbers: false };

test('numbers columns without a title and repeated titles, and fills short rows', () => {
  const sheet = toSheet([['id', '', 'id'], ['1'], ['2', 'b', 'c']], TEXTS);
  expect(sheet).toEqual({
    columns: ['id', 'x2', 'id (2)'],
    rows: [
      ['1', null, null],
      ['2', 'b', 'c'],
    ],
  });
});

test('suggests a column by its title, or otherwise the one with the longest texts', () => {
  const rows = [
    ['id', 'review', 'text'],
    ['1', 'a long review', 'short'],
  ];
  expect(suggestColumns(toSheet(rows, TEXTS), 'text')).toEqual(['text']);
  const untitled = rows.map((row) => row.slice(0, 2));
  expect(suggestColumns(toSheet(untitled, TEXTS), 'text')).toEqual(['review']);
});

test('reads numbers for a series, and ignores empty cells at its end', () => {
  const rows = [
    ['shop', 'jan', 'feb', 'mar'],
    ['north', '1,5', '2,5', '3,5'],
    ['south', '4', '5', ''],
  ];
  const sheet = toSheet(rows, { hasHeader: true, hasNumbers: true });
  const mapped = suggestColumns(sheet, 'series');
  expect(mapped).toEqual(['jan', 'feb', 'mar']);
  expect(readInput(sheet, sheet.rows[0] ?? [], mapped)).toEqual([1.5, 2.5, 3.5]);
  expect(readInput(sheet, sheet.rows[1] ?? [], mapped)).toEqual([4, 5]);
});

test('finds what exceeds the limits of a batch', () => {
  const sheet = (rows: readonly string[][]) => toSheet(rows, { ...TEXTS, hasHeader: false });
  expect(findSheetProblem(sheet([]))).toBe('empty');
  expect(findSheetProblem(sheet([['a']]))).toBeUndefined();
  expect(findSheetProblem(sheet(Array.from({ length: BATCH_LIMITS.rows + 1 }, () => ['a'])))).toBe('rows');
  expect(findSheetProblem(sheet([Array.from({ length: BATCH_LIMITS.columns + 1 }, () => 'a')]))).toBe(
    'columns',
  );
  expect(findSheetProblem(sheet([['a'.repeat(BATCH_LIMITS.cell + 1)]]))).toBe('cell');
});
