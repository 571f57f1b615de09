import { expect, test } from 'vitest';
import { createPointClouds } from '../quality/table-samples.ts';
import { toNumberTable } from '../tables/number-table.ts';
import { isolationForestParametersSchema } from './isolation-forest-parameters.ts';
import { computeAveragePath } from './isolation-tree.ts';
import { scoreIsolation } from './score-isolation.ts';

const table = toNumberTable(
  createPointClouds(
    [
      [0, 0],
      [12, -9],
    ],
    [400, 1],
  ),
);
const parameters = isolationForestParametersSchema.parse({});

test('gives the outlier the highest score, and only the outlier passes a high threshold', () => {
  const { scores, flags } = scoreIsolation(table, { ...parameters, threshold: 0.7 });
  expect(scores.indexOf(Math.max(...scores))).toBe(400);
  expect(flags.flatMap((isFlagged, row) => (isFlagged ? [row] : []))).toEqual([400]);
});

test('returns the same scores for the same seed, and others for another seed', () => {
  const { scores } = scoreIsolation(table, parameters);
  expect(scoreIsolation(table, parameters).scores).toEqual(scores);
  expect(scoreIsolation(table, { ...parameters, seed: 2 }).scores).not.toEqual(scores);
});

test('counts equal rows as ordinary', () => {
  const rows = Array.from({ length: 20 }, () => [1, 2]);
  const { scores, flags } = scoreIsolation({ columns: ['x', 'y'], rows }, parameters);
  expect(new Set(scores).size).toBe(1);
  expect(flags).not.toContain(true);
});

test('computes the average path length of the paper', () => {
  expect(
    [computeAveragePath(1), computeAveragePath(2), computeAveragePath(256)].map(
      (length) => Math.round(length * 100) / 100,
    ),
  ).toEqual([0, 1, 10.24]);
});
