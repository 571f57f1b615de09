import { expect, test } from 'vitest';
import { fitting } from './use-room.ts';

test('all that fit are shown', () => {
  expect(fitting([100, 100, 100], 300)).toBe(3);
  expect(fitting([], 0)).toBe(0);
});

test('when one does not, room is left for the button behind which the rest stands', () => {
  expect(fitting([100, 100, 100], 299)).toBe(2);
  expect(fitting([100, 100, 100], 280)).toBe(1);
  expect(fitting([100, 100, 100], 60)).toBe(0);
});
