import { drawSample } from '../tables/draw-sample.ts';
import type { BinnedColumn } from './bin-columns.ts';
import type { DecisionTree } from './trained-model.ts';

export interface TreeOptions {
  readonly maxDepth: number;
  /** The smallest number of rows of a leaf. */
  readonly minLeaf: number;
  /** How many columns are tried for each split. */
  readonly columnCount: number;
  readonly random: () => number;
}

/** What a tree predicts: a class by its index, or a number if `classCount` is 0. */
export interface TreeTarget {
  readonly values: Float64Array;
  readonly classCount: number;
}

interface Split {
  readonly column: number;
  readonly bin: number;
  readonly gain: number;
}

/** The scores of a split must exceed the score without a split by more than this. */
const MIN_GAIN = 1e-9;

/**
 * Grows a decision tree by the rule of CART (Breiman et al. 1984): Gini impurity for classes, variance for numbers. It
 * compares the sums of bins and not each value, so it takes time in proportion to the rows.
 */
export function growTree(
  columns: readonly BinnedColumn[],
  target: TreeTarget,
  rows: Int32Array,
  options: TreeOptions,
): DecisionTree {
  const tree: DecisionTree = { columns: [], values: [], below: [], above: [], leaves: [] };
  const grow = (part: Int32Array, depth: number): number => {
    const node = tree.columns.push(-1) - 1;
    tree.values.push(0);
    tree.below.push(0);
    tree.above.push(0);
    const split = depth < options.maxDepth ? findSplit(columns, target, part, options) : undefined;
    if (!split) {
      // The column of a leaf stays -1, and its `below` is the index of its prediction in `leaves`.
      tree.below[node] = tree.leaves.push(computeLeaf(target, part)) - 1;
      return node;
    }
    const { bins, edges } = columns[split.column] as BinnedColumn;
    const isBelow = (row: number) => (bins[row] ?? 0) <= split.bin;
    tree.columns[node] = split.column;
    tree.values[node] = edges[split.bin] ?? 0;
    tree.below[node] = grow(part.filter(isBelow), depth + 1);
    tree.above[node] = grow(
      part.filter((row) => !isBelow(row)),
      depth + 1,
    );
    return node;
  };
  grow(rows, 0);
  return tree;
}

function findSplit(
  columns: readonly BinnedColumn[],
  target: TreeTarget,
  rows: Int32Array,
  { columnCount, minLeaf, random }: TreeOptions,
): Split | undefined {
  if (rows.length < 2 * minLeaf) return undefined;
  let best: Split | undefined;
  for (const column of drawSample([...columns.keys()], columnCount, random)) {
    const split = findBestBin(columns[column] as BinnedColumn, column, target, rows, minLeaf);
    if (split && split.gain > (best?.gain ?? MIN_GAIN)) best = split;
  }
  return best;
}

/**
 * Returns the best split of one column. Its `bin` is the last bin below the split. The score of a part of the rows is
 * the sum of the squares of its sums, divided by its number of rows. The more the scores of both parts exceed the score
 * without a split, the more the split lowers the Gini impurity, or the variance.
 */
function findBestBin(
  { bins, edges }: BinnedColumn,
  column: number,
  { values, classCount }: TreeTarget,
  rows: Int32Array,
  minLeaf: number,
): Split | undefined {
  const width = Math.max(1, classCount);
  const counts = new Float64Array(edges.length + 1);
  // For each bin, the number of rows of each class, or the sum of the numbers.
  const sums = new Float64Array((edges.length + 1) * width);
  const total = new Float64Array(width);
  const isRegression = classCount === 0;
  // This loop takes nearly all of the time, so it creates no objects.
  for (let index = 0; index < rows.length; index += 1) {
    const row = rows[index] as number;
    const bin = bins[row] as number;
    const value = values[row] as number;
    const at = isRegression ? 0 : value;
    const added = isRegression ? value : 1;
    (counts[bin] as number) += 1;
    (sums[bin * width + at] as number) += added;
    (total[at] as number) += added;
  }
  const scoreWithoutSplit = sumOfSquares(total) / rows.length;
  const sumsBelow = new Float64Array(width);
  let countBelow = 0;
  let best: Split | undefined;
  for (let bin = 0; bin < edges.length; bin += 1) {
    countBelow += counts[bin] ?? 0;
    let squaresBelow = 0;
    let squaresAbove = 0;
    for (let at = 0; at < width; at += 1) {
      const sum = (sumsBelow[at] ?? 0) + (sums[bin * width + at] ?? 0);
      sumsBelow[at] = sum;
      squaresBelow += sum * sum;
      squaresAbove += ((total[at] ?? 0) - sum) ** 2;
    }
    const countAbove = rows.length - countBelow;
    if (countBelow < minLeaf || countAbove < minLeaf) continue;
    const gain = squaresBelow / countBelow + squaresAbove / countAbove - scoreWithoutSplit;
    if (gain > (best?.gain ?? 0)) best = { column, bin, gain };
  }
  return best;
}

function sumOfSquares(values: Float64Array): number {
  return values.reduce((sum, value) => sum + value * value, 0);
}

/**
 * Returns the share of each class, or the mean of the numbers. They are rounded, because more digits make the file
 * larger and change no prediction.
 */
function computeLeaf({ values, classCount }: TreeTarget, rows: Int32Array): number[] {
  const sums = new Array<number>(Math.max(1, classCount)).fill(0);
  for (const row of rows) {
    const value = values[row] ?? 0;
    const [at, added] = classCount > 0 ? [value, 1] : [0, value];
    sums[at] = (sums[at] ?? 0) + added;
  }
  return sums.map((sum) => Number((sum / rows.length).toPrecision(9)));
}
