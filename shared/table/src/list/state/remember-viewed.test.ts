import { expect, test } from 'vitest';
import { rememberViewed } from './remember-viewed.ts';

test('stores opened rows up to a limit, the newest last', () => {
  const many = Array.from({ length: 500 }, (_, index) => `row ${index}`);
  const next = rememberViewed(many, 'row 3');
  expect([next.length, next.at(-1), rememberViewed(next, 'new').length]).toEqual([500, 'row 3', 500]);
});
