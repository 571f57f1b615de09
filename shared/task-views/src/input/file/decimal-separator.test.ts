// @vitest-environment node
import { expect, test } from 'vitest';
import { toTable } from '../table/edit-table.ts';
import { parseCell } from '../table/parse-cell.ts';
import { getLocaleDecimalSeparator, guessDecimalSeparator } from './decimal-separator.ts';

test.each([
  [['12.5', '3'], 'point', false],
  [['1,234.5'], 'point', false],
  [['1,234,567'], 'point', false],
  [['12,5', '3'], 'comma', false],
  [['1.234,5'], 'comma', false],
  [['1.234.567'], 'comma', false],
  [['0,125', '12,345'], 'comma', false],
  [['0.125', '12.345'], 'point', false],
  [['12,345'], undefined, true],
  [['12.345', '7'], undefined, true],
  [['12', 'text', '2024-05-01', '10.0.0.1'], undefined, false],
] as const)('guesses the decimal separator of %j', (row, decimalSeparator, isSeparatorAmbiguous) => {
  expect(guessDecimalSeparator([row])).toEqual({ decimalSeparator, isSeparatorAmbiguous });
});

test('lets the majority decide between contradicting numbers', () => {
  expect(guessDecimalSeparator([['1.5'], ['1,5'], ['2,5']]).decimalSeparator).toBe('comma');
});

test('ignores cells that are numbers already', () => {
  expect(guessDecimalSeparator([[12.345, null]])).toEqual({
    decimalSeparator: undefined,
    isSeparatorAmbiguous: false,
  });
});

test('finds the decimal separator of a language', () => {
  expect(getLocaleDecimalSeparator(new Intl.NumberFormat('de').format)).toBe('comma');
  expect(getLocaleDecimalSeparator(new Intl.NumberFormat('zh-CN').format)).toBe('point');
});

test.each([
  ['1.234,5', 1234.5],
  ['12,345', 12.345],
  ['-0,5', -0.5],
  ['7', 7],
  ['1.5', '1.5'],
] as const)('reads %j with a decimal comma', (text, value) => {
  expect(parseCell(text, 'comma')).toBe(value);
});

test('reads a whole table with the decimal separator of its numbers', () => {
  const table = toTable([
    ['size', 'weight'],
    ['1,5', '1.234,5'],
  ]);
  expect(table?.input).toEqual({ kind: 'table', columns: ['size', 'weight'], rows: [[1.5, 1234.5]] });
});
