import { expect, test } from 'vitest';
import { getTokenEnding } from './get-token-ending.ts';

test('shows only the last four characters of a token', () => {
  expect(getTokenEnding('s3cret-token-of-a-session-9f2c')).toBe('…9f2c');
});

test.each([undefined, '', '9f2c'])('shows nothing of %j, which is no longer than that', (token) => {
  expect(getTokenEnding(token)).toBe('–');
});
