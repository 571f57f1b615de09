/** A cut of the rows at a value of one column, down to a leaf with how many rows it holds. */
export type IsolationTree =
  | { readonly size: number }
  | {
      readonly column: number;
      readonly value: number;
      readonly below: IsolationTree;
      readonly above: IsolationTree;
    };

type Rows = readonly (readonly number[])[];

/** Cuts rows at random until each is alone, all are equal, or `depth` cuts were made. */
export function growTree(rows: Rows, depth: number, random: () => number): IsolationTree {
  if (depth === 0 || rows.length <= 1) return { size: rows.length };
  const ranges = spreadColumns(rows);
  const chosen = ranges[Math.floor(random() * ranges.length)];
  if (!chosen) return { size: rows.length };
  const { column, least, most } = chosen;
  const value = least + random() * (most - least);
  const isBelow = (row: readonly number[]) => (row[column] ?? 0) < value;
  return {
    column,
    value,
    below: growTree(rows.filter(isBelow), depth - 1, random),
    above: growTree(
      rows.filter((row) => !isBelow(row)),
      depth - 1,
      random,
    ),
  };
}

/** How many cuts lead to a row; those that a leaf of several rows would still need are estimated. */
export function pathLength(tree: IsolationTree, row: readonly number[]): number {
  let node = tree;
  let cuts = 0;
  while ('column' in node) {
    node = (row[node.column] ?? 0) < node.value ? node.below : node.above;
    cuts += 1;
  }
  return cuts + averagePath(node.size);
}

/** Mean length of an unsuccessful search in a binary tree of so many rows: what an ordinary row needs. */
export function averagePath(size: number): number {
  if (size <= 1) return 0;
  if (size === 2) return 1;
  const EULER = 0.5772156649015329;
  return 2 * (Math.log(size - 1) + EULER) - (2 * (size - 1)) / size;
}

/** The columns in which rows differ, and between what. */
function spreadColumns(rows: Rows): readonly { column: number; least: number; most: number }[] {
  const width = rows[0]?.length ?? 0;
  const ranges: { column: number; least: number; most: number }[] = [];
  for (let column = 0; column < width; column += 1) {
    let least = Number.POSITIVE_INFINITY;
    let most = Number.NEGATIVE_INFINITY;
    for (const row of rows) {
      const value = row[column] ?? 0;
      if (value < least) least = value;
      if (value > most) most = value;
    }
    if (most > least) ranges.push({ column, least, most });
  }
  return ranges;
}
