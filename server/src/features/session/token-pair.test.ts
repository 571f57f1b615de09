import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { hashText } from '../identity/hash-text.ts';
import { createFirstPair, deriveNextPair } from './token-pair.ts';

const secret = randomBytes(32);
const position = { family: '0190a8f0-0000-7000-8000-000000000000', generation: 2 };

test('tokens have 256 bits and are unique', () => {
  const pairs = Array.from({ length: 50 }, createFirstPair).flatMap((pair) => [
    pair.token,
    pair.refreshToken,
  ]);
  expect(new Set(pairs).size).toBe(100);
  for (const token of pairs) expect(Buffer.from(token, 'base64url')).toHaveLength(32);
});

test('the same used token gives the same pair', () => {
  expect(deriveNextPair(secret, 'spent', position)).toEqual(deriveNextPair(secret, 'spent', position));
});

test('another secret, used token, family or generation gives another pair', () => {
  const pairs = [
    deriveNextPair(secret, 'spent', position),
    deriveNextPair(randomBytes(32), 'spent', position),
    deriveNextPair(secret, 'other', position),
    deriveNextPair(secret, 'spent', { ...position, family: 'other' }),
    deriveNextPair(secret, 'spent', { ...position, generation: 3 }),
  ];
  expect(new Set(pairs.flatMap((pair) => [pair.token, pair.refreshToken])).size).toBe(10);
});

test('the hash of a token does not contain the token, and is always the same', () => {
  const { token } = createFirstPair();
  expect(hashText(token)).not.toContain(token);
  expect(hashText(token)).toBe(hashText(token));
});
