import { expect, test } from 'vitest';
import { joinWords, splitWords } from './word-list.ts';

test.each([
  [['a', 'b'], 'a, b'],
  [['a,b', 'c；d'], '"a,b", "c；d"'],
  [['say "x"', ' blank '], '"say ""x""", " blank "'],
  [['"', ',', '\n'], '"""", ",", "\n"'],
  [[], ''],
])('%j becomes one cell and comes back', (labels, cell) => {
  expect(joinWords(labels)).toBe(cell);
  expect(splitWords(cell)).toEqual(labels);
});

test('quotes inside or without an end are part of a word', () => {
  expect(splitWords('6" pipe, "a" b、"open')).toEqual(['6" pipe', '"a" b', '"open']);
});
