import { expect, test } from 'vitest';
import { flagScores } from './flag-scores.ts';

const AUTOMATIC = { threshold: 0, contamination: 0 };
/** Ordinary scores between 0.4 and 0.5, and two high ones. */
const scores = [...Array.from({ length: 100 }, (_, row) => 0.4 + row / 1_000), 0.66, 0.72];

const listFlaggedRows = (parameters: Parameters<typeof flagScores>[1], values: readonly number[] = scores) =>
  flagScores(values, parameters).flatMap((isFlagged, row) => (isFlagged ? [row] : []));

test('flags scores far above the others when neither a threshold nor a share is given', () => {
  expect(listFlaggedRows(AUTOMATIC)).toEqual([100, 101]);
  const shifted = scores.map((score) => score - 0.2);
  expect(listFlaggedRows(AUTOMATIC, shifted)).toEqual([100, 101]);
});

test('flags nothing when all scores are equal, and one row when only it differs', () => {
  expect(listFlaggedRows(AUTOMATIC, [0.5, 0.5, 0.5])).toEqual([]);
  expect(listFlaggedRows(AUTOMATIC, [0.5, 0.5, 0.5, 0.5, 0.7])).toEqual([4]);
});

test('applies a threshold, and a share before the threshold', () => {
  expect(listFlaggedRows({ threshold: 0.7, contamination: 0 })).toEqual([101]);
  expect(listFlaggedRows({ threshold: 0.7, contamination: 0.05 })).toEqual([97, 98, 99, 100, 101]);
});
