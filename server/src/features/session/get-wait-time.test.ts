import { expect, test } from 'vitest';
import { getWaitTime } from './get-wait-time.ts';

test('four failures cause no wait, and then waits grow from 1 to 15 minutes and stay there', () => {
  const minutes = [1, 4, 5, 6, 7, 8, 9, 10, 1_000].map((failures) => getWaitTime(failures) / 60_000);
  expect(minutes).toEqual([0, 0, 1, 2, 4, 8, 15, 15, 15]);
});
