import { expect, test } from 'vitest';
import { findUnevenRows } from './imported-file.ts';

const rows = [['a', 'b'], ['1', '2', '3', '4'], ['1'], ['1', '2', ''], ['1', '2']];

test('finds rows with more or fewer cells than the first row; ignores empty cells beyond the length of the first row', () => {
  expect(findUnevenRows(rows, 'csv')).toEqual({ longer: [1], shorter: [2] });
});

test('finds no short rows in an xlsx file, which does not store empty cells', () => {
  expect(findUnevenRows(rows, 'xlsx')).toEqual({ longer: [1], shorter: [] });
  expect(findUnevenRows([], 'xlsx')).toEqual({ longer: [], shorter: [] });
});
