import { expect, test } from 'vitest';
import { tokenEnding } from './token-ending.ts';

test('a token is shown by its last four characters only', () => {
  expect(tokenEnding('s3cret-token-of-a-session-9f2c')).toBe('…9f2c');
});

test.each([undefined, '', '9f2c'])('of %j, which has no more than that, nothing is shown', (token) => {
  expect(tokenEnding(token)).toBe('–');
});
