import { expect, test } from 'vitest';
import { textRank } from './text-rank.ts';

test('gives the most to the word that stands near most others', () => {
  const weights = textRank(['hub', 'a', undefined, 'hub', 'b', undefined, 'hub', 'c'], 2);
  const heaviest = [...weights].toSorted(([, one], [, other]) => other - one)[0];
  expect(heaviest?.[0]).toBe('hub');
});

test('gives a word by itself the least, and nothing to what must not count', () => {
  const weights = textRank(['alone', undefined, undefined, 'a', 'b'], 2);
  expect(weights.get('alone')).toBeCloseTo(0.15);
  expect(weights.size).toBe(3);
});
