import { expect, test } from 'vitest';
import { computeTextRank } from './compute-text-rank.ts';

test('gives the highest weight to the word with the most neighbors', () => {
  const weights = computeTextRank(['hub', 'a', undefined, 'hub', 'b', undefined, 'hub', 'c'], 2);
  const heaviest = [...weights].toSorted(([, one], [, other]) => other - one)[0];
  expect(heaviest?.[0]).toBe('hub');
});

test('gives an isolated word the lowest weight, and an excluded word none', () => {
  const weights = computeTextRank(['alone', undefined, undefined, 'a', 'b'], 2);
  expect(weights.get('alone')).toBeCloseTo(0.15);
  expect(weights.size).toBe(3);
});
