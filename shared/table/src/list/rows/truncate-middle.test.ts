import { expect, test } from 'vitest';
import { truncateMiddle } from './truncate-middle.ts';

test('truncates an id in the middle and shows both ends', () => {
  expect(truncateMiddle('short')).toBe('short');
  expect(truncateMiddle('01890000-0000-7000-8000-000000000001', 11)).toBe('01890…00001');
});
