/**
 * The splits of the rows, each at a value of one column, as parallel lists: index `n` of each list describes the same
 * split, and the first split has index 0. A leaf has no column, and its value is the length of the path that ends in
 * it.
 */
export interface IsolationTree {
  readonly columns: number[];
  readonly values: number[];
  /** Indexes of the next split for rows below the value, and for the other rows. */
  readonly below: number[];
  readonly above: number[];
}

type Rows = readonly (readonly number[])[];

const LEAF = -1;

/** Splits rows at random until a part has one row or only equal rows, or until `maxDepth` splits lead to it. */
export function growIsolationTree(rows: Rows, maxDepth: number, random: () => number): IsolationTree {
  const tree: IsolationTree = { columns: [], values: [], below: [], above: [] };
  const grow = (subset: Rows, splits: number): number => {
    const node = tree.columns.push(LEAF) - 1;
    tree.values.push(splits + computeAveragePath(subset.length));
    tree.below.push(0);
    tree.above.push(0);
    const ranges = splits < maxDepth && subset.length > 1 ? findRanges(subset) : [];
    const range = ranges[Math.floor(random() * ranges.length)];
    if (!range) return node;
    const { column, min, max } = range;
    const value = min + random() * (max - min);
    const isBelow = (row: readonly number[]) => (row[column] ?? 0) < value;
    tree.columns[node] = column;
    tree.values[node] = value;
    tree.below[node] = grow(subset.filter(isBelow), splits + 1);
    tree.above[node] = grow(
      subset.filter((row) => !isBelow(row)),
      splits + 1,
    );
    return node;
  };
  grow(rows, 0);
  return tree;
}

/** Returns how many splits lead to a row. The splits that a leaf of several rows would still need are estimated. */
export function measurePathLength(
  { columns, values, below, above }: IsolationTree,
  row: readonly number[],
): number {
  let node = 0;
  for (;;) {
    const column = columns[node] ?? LEAF;
    const value = values[node] ?? 0;
    if (column === LEAF) return value;
    node = ((row[column] ?? 0) < value ? below[node] : above[node]) ?? 0;
  }
}

/**
 * Returns the mean length of an unsuccessful search in a binary tree of this many rows, which is the path length of an
 * ordinary row.
 */
export function computeAveragePath(size: number): number {
  if (size <= 1) return 0;
  if (size === 2) return 1;
  const EULER = 0.5772156649015329;
  return 2 * (Math.log(size - 1) + EULER) - (2 * (size - 1)) / size;
}

/** Returns the columns in which rows differ, with their smallest and largest values. */
function findRanges(rows: Rows): readonly { column: number; min: number; max: number }[] {
  const width = rows[0]?.length ?? 0;
  const ranges: { column: number; min: number; max: number }[] = [];
  for (let column = 0; column < width; column += 1) {
    let min = Number.POSITIVE_INFINITY;
    let max = Number.NEGATIVE_INFINITY;
    for (const row of rows) {
      const value = row[column] ?? 0;
      if (value < min) min = value;
      if (value > max) max = value;
    }
    if (max > min) ranges.push({ column, min, max });
  }
  return ranges;
}
