import { expect, test } from 'vitest';
import { clouds } from '../quality/table-samples.ts';
import { numberTable } from '../tables/number-table.ts';
import { isolationForestParametersSchema } from './isolation-forest-parameters.ts';
import { averagePath } from './isolation-tree.ts';
import { scoreRows } from './score-rows.ts';

const table = numberTable(
  clouds(
    [
      [0, 0],
      [12, -9],
    ],
    [400, 1],
  ),
);
const parameters = isolationForestParametersSchema.parse({});

test('the row apart has the highest score and alone passes a high threshold', () => {
  const { scores, flags } = scoreRows(table, { ...parameters, threshold: 0.7 });
  expect(scores.indexOf(Math.max(...scores))).toBe(400);
  expect(flags.flatMap((isFlagged, row) => (isFlagged ? [row] : []))).toEqual([400]);
});

test('the same seed gives the same scores, another one others', () => {
  const { scores } = scoreRows(table, parameters);
  expect(scoreRows(table, parameters).scores).toEqual(scores);
  expect(scoreRows(table, { ...parameters, seed: 2 }).scores).not.toEqual(scores);
});

test('rows that are all alike are all ordinary', () => {
  const rows = Array.from({ length: 20 }, () => [1, 2]);
  const { scores, flags } = scoreRows({ columns: ['x', 'y'], rows }, parameters);
  expect(new Set(scores).size).toBe(1);
  expect(flags).not.toContain(true);
});

test('an ordinary path is as long as the paper says', () => {
  expect(
    [averagePath(1), averagePath(2), averagePath(256)].map((length) => Math.round(length * 100) / 100),
  ).toEqual([0, 1, 10.24]);
});
