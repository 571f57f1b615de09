import { expect, test } from 'vitest';
import { joinWords, splitWords } from './word-list.ts';

test.each([
  [['a', 'b'], 'a, b'],
  [['a,b', 'c；d'], '"a,b", "c；d"'],
  [['say "x"', ' blank '], '"say ""x""", " blank "'],
  [['"', ',', '\n'], '"""", ",", "\n"'],
  [[], ''],
])('%j becomes one cell and is read back', (labels, cell) => {
  expect(joinWords(labels)).toBe(cell);
  expect(splitWords(cell)).toEqual(labels);
});

test('treats quotes inside a word, or without an end, as part of it', () => {
  expect(splitWords('6" pipe, "a" b、"open')).toEqual(['6" pipe', '"a" b', '"open']);
});
