import { expect, test } from 'vitest';
import { acceptsPasskeys } from './create-relying-party.ts';

test.each([
  ['https://atrium.example.com', true],
  ['https://atrium.example.com:8443', true],
  ['http://localhost:8080', true],
  ['http://atrium.example.com', false],
  ['https://192.0.2.7', false],
  ['https://[2001:db8::1]', false],
  ['', false],
])('accepts passkeys at %j: %s', (publicUrl, isAccepted) => {
  expect(acceptsPasskeys(publicUrl)).toBe(isAccepted);
});
