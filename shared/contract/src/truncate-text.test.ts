import { expect, test } from 'vitest';
import { truncateEnd, truncateStart } from './truncate-text.ts';

test('truncates a text to a length', () => {
  expect(truncateEnd('atrium', 3)).toBe('atr');
  expect(truncateEnd('atrium', 6)).toBe('atrium');
  expect(truncateEnd('atrium', 9)).toBe('atrium');
  expect(truncateEnd('atrium', 0)).toBe('');
  expect(truncateStart('atrium', 2)).toBe('um');
  expect(truncateStart('atrium', 9)).toBe('atrium');
});

test('never splits a surrogate pair', () => {
  expect(truncateEnd('ab😀cd', 3)).toBe('ab');
  expect(truncateEnd('ab😀cd', 4)).toBe('ab😀');
  expect(truncateStart('ab😀cd', 3)).toBe('cd');
  expect(truncateStart('ab😀cd', 4)).toBe('😀cd');
});
