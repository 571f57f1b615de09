/** The bin of each value of a column. Bin `n` contains the values above `edges[n - 1]`, up to `edges[n]`. */
export interface BinnedColumn {
  readonly bins: Uint8Array;
  readonly edges: Float64Array;
}

/**
 * The largest number of bins of a column. On the public tables of the quality tests, more bins find
 * no better splits, and cost time.
 */
const MAX_BINS = 64;

/**
 * Sorts the values of each column into at most 64 bins: one bin for each distinct value, or, if there are more distinct
 * values, bins with about the same number of rows.
 */
export function binColumns(columns: readonly Float64Array[]): BinnedColumn[] {
  return columns.map((values) => {
    const edges = findEdges(values);
    return { edges, bins: Uint8Array.from(values, (value) => findBin(edges, value)) };
  });
}

/** Returns the edges between the bins: one fewer than bins, in ascending order. */
function findEdges(values: Float64Array): Float64Array {
  const sorted = values.toSorted();
  const distinct = sorted.filter((value, index) => index === 0 || value !== sorted[index - 1]);
  const edgeCount = Math.min(MAX_BINS, distinct.length) - 1;
  if (distinct.length <= MAX_BINS) {
    return Float64Array.from({ length: edgeCount }, (_, at) => getMidpoint(distinct[at], distinct[at + 1]));
  }
  const quantiles = Float64Array.from(
    { length: edgeCount },
    (_, at) => sorted[Math.floor(((at + 1) * sorted.length) / MAX_BINS)] ?? 0,
  );
  return quantiles.filter((value, index) => index === 0 || value !== quantiles[index - 1]);
}

function getMidpoint(one = 0, other = 0): number {
  return one + (other - one) / 2;
}

/** Returns the number of edges below a value. */
function findBin(edges: Float64Array, value: number): number {
  let [low, high] = [0, edges.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((edges[middle] ?? 0) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
