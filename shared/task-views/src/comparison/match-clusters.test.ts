import { expect, test } from 'vitest';
import { matchClusters } from './match-clusters.ts';

test('clusters with other numbers and the same rows are the same', () => {
  expect(matchClusters([0, 0, 1, 1], [1, 1, 0, 0])).toEqual([0, 0, 1, 1]);
});

test('a row that moves to another cluster has the number of that cluster', () => {
  expect(matchClusters([0, 0, 0, 1, 1], [1, 1, 0, 0, 0])).toEqual([0, 0, 1, 1, 1]);
});

test('a new cluster has a new number', () => {
  expect(matchClusters([0, 0, 0], [0, 0, 1])).toEqual([0, 0, 1]);
  expect(matchClusters([0, 0, 1, 1, 1], [2, 2, 1, 0, 0])).toEqual([0, 0, 2, 1, 1]);
});
