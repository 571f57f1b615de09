import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { hashToken } from '../identity/hash-token.ts';
import { firstPair, nextPair } from './token-pair.ts';

const secret = randomBytes(32);
const place = { family: '0190a8f0-0000-7000-8000-000000000000', generation: 2 };

test('tokens have 256 bits and are unique', () => {
  const pairs = Array.from({ length: 50 }, firstPair).flatMap((pair) => [pair.token, pair.refreshToken]);
  expect(new Set(pairs).size).toBe(100);
  for (const token of pairs) expect(Buffer.from(token, 'base64url')).toHaveLength(32);
});

test('the same spent token gives the same pair', () => {
  expect(nextPair(secret, 'spent', place)).toEqual(nextPair(secret, 'spent', place));
});

test('another secret, spent token, family or generation gives another pair', () => {
  const pairs = [
    nextPair(secret, 'spent', place),
    nextPair(randomBytes(32), 'spent', place),
    nextPair(secret, 'other', place),
    nextPair(secret, 'spent', { ...place, family: 'other' }),
    nextPair(secret, 'spent', { ...place, generation: 3 }),
  ];
  expect(new Set(pairs.flatMap((pair) => [pair.token, pair.refreshToken])).size).toBe(10);
});

test('the stored values do not contain the token', () => {
  const { token } = firstPair();
  expect(hashToken(token)).not.toContain(token);
  expect(hashToken(token)).toBe(hashToken(token));
});
