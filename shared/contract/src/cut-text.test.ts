import { expect, test } from 'vitest';
import { cutStart, cutText } from './cut-text.ts';

test('cuts a text to a length', () => {
  expect(cutText('atrium', 3)).toBe('atr');
  expect(cutText('atrium', 6)).toBe('atrium');
  expect(cutText('atrium', 9)).toBe('atrium');
  expect(cutText('atrium', 0)).toBe('');
  expect(cutStart('atrium', 2)).toBe('um');
  expect(cutStart('atrium', 9)).toBe('atrium');
});

test('never splits a surrogate pair', () => {
  expect(cutText('ab😀cd', 3)).toBe('ab');
  expect(cutText('ab😀cd', 4)).toBe('ab😀');
  expect(cutStart('ab😀cd', 3)).toBe('cd');
  expect(cutStart('ab😀cd', 4)).toBe('😀cd');
});
