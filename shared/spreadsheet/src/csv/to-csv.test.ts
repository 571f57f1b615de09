// @vitest-environment node
import { expect, test } from 'vitest';
import { toCsv } from './to-csv.ts';

test('CSV has plain numbers, empty cells for missing values, and no formulas', () => {
  expect(
    toCsv([
      ['Time', 'a "b", c'],
      ['2026-03-29 14:00', 1234.5],
      ['=1+1', null],
    ]),
  ).toBe('Time,"a ""b"", c"\r\n2026-03-29 14:00,1234.5\r\n\'\u2060=1+1,\r\n');
});
