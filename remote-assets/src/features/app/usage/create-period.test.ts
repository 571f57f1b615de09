import { expect, test } from 'vitest';
import { createPeriod } from './create-period.ts';

test('returns a period that has the given number of days and ends today', () => {
  const noon = new Date(2026, 2, 3, 12);
  expect(createPeriod('1', noon)).toMatchObject({ from: '2026-03-03', to: '2026-03-03' });
  expect(createPeriod('7', noon)).toMatchObject({ from: '2026-02-25', to: '2026-03-03' });
});
