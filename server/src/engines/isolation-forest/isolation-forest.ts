import { createSeededRandom } from '../tables/create-seeded-random.ts';
import { drawSample } from '../tables/draw-sample.ts';
import type { IsolationForestParameters } from './isolation-forest-parameters.ts';
import {
  computeAveragePath,
  growIsolationTree,
  type IsolationTree,
  measurePathLength,
} from './isolation-tree.ts';

export interface IsolationForest {
  readonly trees: readonly IsolationTree[];
  /** The length of the path of an ordinary row. */
  readonly averagePath: number;
}

/** Grows each tree from a random sample of the rows. There must be at least two rows. */
export function growIsolationForest(
  rows: readonly (readonly number[])[],
  { trees, sampleSize, seed }: Pick<IsolationForestParameters, 'trees' | 'sampleSize' | 'seed'>,
): IsolationForest {
  const random = createSeededRandom(seed);
  const size = Math.min(sampleSize, rows.length);
  const maxDepth = Math.ceil(Math.log2(size));
  return {
    trees: Array.from({ length: trees }, () =>
      growIsolationTree(drawSample(rows, size, random), maxDepth, random),
    ),
    averagePath: computeAveragePath(size),
  };
}

/**
 * Scores a row by `2^(−E(h)/c(n))` (Liu, Ting, Zhou 2008). `E(h)` is the mean path length of the row in the trees, and
 * `c(n)` that of an ordinary row. A score near 1 is anomalous, a score well below one half is ordinary.
 */
export function scoreRow({ trees, averagePath }: IsolationForest, row: readonly number[]): number {
  const total = trees.reduce((sum, tree) => sum + measurePathLength(tree, row), 0);
  return 2 ** (-total / trees.length / averagePath);
}
