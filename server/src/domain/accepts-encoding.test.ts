import { expect, test } from 'vitest';
import { acceptsEncoding } from './accepts-encoding.ts';

test.each([
  ['gzip, deflate, br', true],
  ['gzip, BR', true],
  ['br;q=0.5, gzip', true],
  ['br; q=0.001', true],
  ['br;q=0, gzip', false],
  ['gzip;q=1.0, br ; Q=0.000', false],
  ['x-br, brotli', false],
  ['', false],
  [undefined, false],
])('a caller with the header %j accepts brotli: %s', (header, isAccepted) => {
  expect(acceptsEncoding(header, 'br')).toBe(isAccepted);
});
