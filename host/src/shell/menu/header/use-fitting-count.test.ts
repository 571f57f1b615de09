import { expect, test } from 'vitest';
import { countFitting } from './use-fitting-count.ts';

test('all items are shown if they fit', () => {
  expect(countFitting([100, 100, 100], 300)).toBe(3);
  expect(countFitting([], 0)).toBe(0);
});

test('if one does not fit, space is reserved for the button that opens the rest', () => {
  expect(countFitting([100, 100, 100], 299)).toBe(2);
  expect(countFitting([100, 100, 100], 280)).toBe(1);
  expect(countFitting([100, 100, 100], 60)).toBe(0);
});
