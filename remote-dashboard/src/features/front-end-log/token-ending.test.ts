import { expect, test } from 'vitest';
import { tokenEnding } from './token-ending.ts';

test('shows only the last four characters of a token', () => {
  expect(tokenEnding('s3cret-token-of-a-session-9f2c')).toBe('…9f2c');
});

test.each([undefined, '', '9f2c'])('shows nothing of %j, which is no longer than that', (token) => {
  expect(tokenEnding(token)).toBe('–');
});
