import { expect, test } from 'vitest';
import { toLatinDigits } from './to-latin-digits.ts';

test.each([
  ['١٢٫٥', '12.5'],
  ['۱۲۳', '123'],
  ['९०', '90'],
  ['෧෨', '12'],
  ['๓๑', '31'],
  ['２０', '20'],
  ['-7.25 x', '-7.25 x'],
])('%s becomes %s', (text, expected) => {
  expect(toLatinDigits(text)).toBe(expected);
});
