import { expect, test } from 'vitest';
import { findUnevenRows } from './uneven-rows.ts';

const rows = [['a', 'b'], ['1', '2', '3', '4'], ['1'], ['1', '2', ''], ['1', '2']];

test('rows with more or fewer cells than the first row are found; empty cells beyond it do not count', () => {
  expect(findUnevenRows(rows, 'csv')).toEqual({ longer: [1], shorter: [2] });
});

test('no row of an xlsx file is too short, since empty cells are not stored in it', () => {
  expect(findUnevenRows(rows, 'xlsx')).toEqual({ longer: [1], shorter: [] });
  expect(findUnevenRows([], 'xlsx')).toEqual({ longer: [], shorter: [] });
});
