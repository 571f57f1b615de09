import { expect, test } from 'vitest';
import { fitsInAnyFont } from './fits-in-any-font.ts';

test('a text fits only if its characters fit in the widest font', () => {
  expect(fitsInAnyFont('1,234,567', 80)).toBe(true);
  expect(fitsInAnyFont('1,234,567', 60)).toBe(false);
  expect(fitsInAnyFont('Wwwwwww', 80)).toBe(false);
  expect(fitsInAnyFont('算法名称', 60)).toBe(true);
  expect(fitsInAnyFont('算法名称', 55)).toBe(false);
  expect(fitsInAnyFont('a'.repeat(1_000_000), 100)).toBe(false);
});
