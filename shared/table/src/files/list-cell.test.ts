import { expect, test } from 'vitest';
import { joinListCell, splitListCell } from './list-cell.ts';

test.each([
  [['a', 'b'], 'a, b'],
  [['a,b', 'c；d'], '"a,b", "c；d"'],
  [['say "x"', ' blank '], '"say ""x""", " blank "'],
  [['"', ',', '\n'], '"""", ",", "\n"'],
  [[], ''],
])('%j becomes one cell and is read back', (labels, cell) => {
  expect(joinListCell(labels)).toBe(cell);
  expect(splitListCell(cell)).toEqual(labels);
});

test('treats quotes inside a word, or without an end, as part of it', () => {
  expect(splitListCell('6" pipe, "a" b、"open')).toEqual(['6" pipe', '"a" b', '"open']);
});
