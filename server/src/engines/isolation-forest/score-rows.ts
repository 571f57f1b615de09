import { type AnomalyOutput, ERROR_CODES } from '@atrium/contract';
import { InputRejectedError } from '../core/input-rejection.ts';
import { createSeededRandom } from '../tables/create-seeded-random.ts';
import { drawSample } from '../tables/draw-sample.ts';
import { flagScores } from '../tables/flag-scores.ts';
import type { NumberTable } from '../tables/number-table.ts';
import type { IsolationForestParameters } from './isolation-forest-parameters.ts';
import { computeAveragePath, growTree, measurePathLength } from './isolation-tree.ts';

/**
 * Scores rows by `2^(−E(h)/c(n))` (Liu, Ting, Zhou 2008). `E(h)` is the mean path length of a row in the trees, and
 * `c(n)` that of an ordinary row. A score near 1 is anomalous, a score well below one half is ordinary.
 *
 * @throws InputRejectedError `rowsTooFew` for less than two rows.
 */
export function scoreRows(
  { columns, rows }: NumberTable,
  parameters: IsolationForestParameters,
): AnomalyOutput {
  if (rows.length < 2) {
    throw new InputRejectedError(ERROR_CODES.rowsTooFew, 'The isolation forest needs at least two rows.', {
      needed: 2,
      given: rows.length,
    });
  }
  const { trees, sampleSize, seed } = parameters;
  const random = createSeededRandom(seed);
  const size = Math.min(sampleSize, rows.length);
  const depth = Math.ceil(Math.log2(size));
  const forest = Array.from({ length: trees }, () => growTree(drawSample(rows, size, random), depth, random));
  const averagePath = computeAveragePath(size);
  const scores = rows.map((row) => {
    const total = forest.reduce((sum, tree) => sum + measurePathLength(tree, row), 0);
    return 2 ** (-total / trees / averagePath);
  });
  return { columns: [...columns], scores, flags: flagScores(scores, parameters) };
}
