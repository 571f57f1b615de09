import { createSeededRandom } from '../tables/create-seeded-random.ts';
import { binColumns } from './bin-columns.ts';
import { growTree, type TreeTarget } from './grow-tree.ts';
import type { DecisionTree, Predictor } from './trained-model.ts';

const TREE_COUNT = 100;
const FOREST_DEPTH = 16;
const TREE_DEPTH = 8;
/** The smallest leaf of a single tree. Smaller leaves memorize the training rows and predict other rows worse. */
const MIN_TREE_LEAF = 5;
/** The smallest leaf of a regression forest, as in Breiman's reference implementation. */
const MIN_REGRESSION_LEAF = 5;
/** Limits the leaves of a tree of a forest, and so the size of the model file. */
const MAX_LEAVES = 1_500;

/** Trains one decision tree on all rows. */
export function trainTree(columns: readonly Float64Array[], target: TreeTarget, seed: number): Predictor {
  const rows = Int32Array.from(target.values.keys());
  const options = { maxDepth: TREE_DEPTH, minLeaf: MIN_TREE_LEAF, columnCount: columns.length };
  return {
    kind: 'trees',
    trees: [growTree(binColumns(columns), target, rows, { ...options, random: createSeededRandom(seed) })],
  };
}

/**
 * Trains a random forest (Breiman 2001). Each tree uses a random sample of the rows, and each split tries some of the
 * columns.
 */
export function trainForest(columns: readonly Float64Array[], target: TreeTarget, seed: number): Predictor {
  const random = createSeededRandom(seed);
  const count = target.values.length;
  const isRegression = target.classCount === 0;
  // The usual numbers of columns that each split tries.
  const columnCount = isRegression ? columns.length / 3 : Math.sqrt(columns.length);
  const smallest = isRegression ? MIN_REGRESSION_LEAF : 1;
  const options = {
    maxDepth: FOREST_DEPTH,
    minLeaf: Math.max(smallest, Math.ceil(count / MAX_LEAVES)),
    columnCount: Math.max(1, Math.round(columnCount)),
    random,
  };
  const binned = binColumns(columns);
  const trees = Array.from({ length: TREE_COUNT }, () => {
    const rows = Int32Array.from({ length: count }, () => Math.floor(random() * count));
    return growTree(binned, target, rows, options);
  });
  return { kind: 'trees', trees };
}

/** Returns the leaf that a row of the encoded columns reaches: the share of each class, or the mean. */
export function findLeaf(
  { columns, values: thresholds, below, above, leaves }: DecisionTree,
  encoded: readonly Float64Array[],
  row: number,
): readonly number[] {
  let node = 0;
  for (;;) {
    const column = columns[node] as number;
    // A leaf has the column −1, and `below` is its index in `leaves`.
    if (column < 0) return leaves[below[node] as number] ?? [];
    const value = encoded[column]?.[row] as number;
    node = (value <= (thresholds[node] as number) ? below[node] : above[node]) as number;
  }
}
