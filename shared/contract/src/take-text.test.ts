import { expect, test } from 'vitest';
import { takeEnd, takeStart } from './take-text.ts';

test('cuts a text to a length', () => {
  expect(takeStart('atrium', 3)).toBe('atr');
  expect(takeStart('atrium', 6)).toBe('atrium');
  expect(takeStart('atrium', 9)).toBe('atrium');
  expect(takeStart('atrium', 0)).toBe('');
  expect(takeEnd('atrium', 2)).toBe('um');
  expect(takeEnd('atrium', 9)).toBe('atrium');
});

test('never splits a surrogate pair', () => {
  expect(takeStart('ab😀cd', 3)).toBe('ab');
  expect(takeStart('ab😀cd', 4)).toBe('ab😀');
  expect(takeEnd('ab😀cd', 3)).toBe('cd');
  expect(takeEnd('ab😀cd', 4)).toBe('😀cd');
});
