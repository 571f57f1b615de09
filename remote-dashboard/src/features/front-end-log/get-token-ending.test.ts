import { expect, test } from 'vitest';
import { getTokenEnding } from './get-token-ending.ts';

test('shows only the last four characters of a token', () => {
  expect(getTokenEnding('s3cret-token-of-a-session-9f2c')).toBe('…9f2c');
});

test.each([undefined, '', '9f2c'])('shows no characters of the short token %j', (token) => {
  expect(getTokenEnding(token)).toBe('–');
});
