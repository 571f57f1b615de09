import { expect, test } from 'vitest';
import { createSeededRandom } from '../tables/create-seeded-random.ts';
import type { LocalOutlierParameters } from './local-outlier-parameters.ts';
import { scoreLocalOutliers } from './score-local-outliers.ts';

const DEFAULTS: LocalOutlierParameters = { neighbors: 35, threshold: 0, contamination: 0, seed: 1 };

/** A dense square, a sparse one, and one row that is near the dense square but outside of it. */
function createSquares(rowsEach: number) {
  const random = createSeededRandom(3);
  const square = (middle: number, side: number) =>
    Array.from({ length: rowsEach }, () => [middle + side * random(), side * random()]);
  return { columns: ['x', 'y'], rows: [...square(0, 1), ...square(20, 20), [2.5, 0.5]] };
}

const listFlaggedRows = ({ flags }: { readonly flags: readonly boolean[] }) =>
  flags.flatMap((isFlagged, row) => (isFlagged ? [row] : []));

test('flags a row just outside of a dense group, and no row of a sparse group', () => {
  const output = scoreLocalOutliers(createSquares(200), DEFAULTS);
  expect(output.scores.indexOf(Math.max(...output.scores))).toBe(400);
  expect(listFlaggedRows(output)).toEqual([400]);
});

test('computes the score by its definition, for four rows in a group and one apart', () => {
  const rows = [[0], [1], [2], [3], [10]];
  const { scores } = scoreLocalOutliers({ columns: ['x'], rows }, { ...DEFAULTS, neighbors: 2 });
  // The densities are 2/15 for the last row and 2/3 for both of its neighbors, so the factor is 5.
  expect(scores[4]).toBeCloseTo(1 - 1 / 5, 6);
});

test('finds the outlier of a large table, whose rows it compares with a sample', () => {
  const output = scoreLocalOutliers(createSquares(10_000), DEFAULTS);
  expect(output.scores.indexOf(Math.max(...output.scores))).toBe(20_000);
});

test('scores equal rows as ordinary', () => {
  const { scores, flags } = scoreLocalOutliers(
    { columns: ['x'], rows: Array.from({ length: 50 }, () => [4]) },
    DEFAULTS,
  );
  expect(Math.max(...scores)).toBe(0);
  expect(flags).not.toContain(true);
});

test('rejects a table of two rows', () => {
  expect(() => scoreLocalOutliers({ columns: ['x'], rows: [[1], [2]] }, DEFAULTS)).toThrow(
    'at least three rows',
  );
});
