// @vitest-environment node
import { expect, test } from 'vitest';
import { guessCommas, parseSeries } from './parse-series.ts';

test('reads numbers with any separators', () => {
  expect(parseSeries(' 1, 2.5；-3\n4e2、5 ', undefined)).toEqual([1, 2.5, -3, 400, 5]);
  expect(parseSeries('1 two 3', undefined)).toEqual([1, Number.NaN, 3]);
});

test.each([
  ['12,345\n13,456', 'group'],
  ['12,345, 13,456', 'group'],
  ['1,234,567.5 80', 'group'],
  ['100,200,300', 'separator'],
  ['1,2,3', undefined],
  ['100, 200, 300', undefined],
  ['12,345 6,7', undefined],
  ['0,125', undefined],
  ['', undefined],
] as const)('guesses what the commas of %j mean: %s', (text, meaning) => {
  expect(guessCommas(text)).toBe(meaning);
});

test('reads commas between digits as the user chooses', () => {
  expect(parseSeries('12,345, 13,456', 'group')).toEqual([12_345, 13_456]);
  expect(parseSeries('12,345, 13,456', 'separator')).toEqual([12, 345, 13, 456]);
});
