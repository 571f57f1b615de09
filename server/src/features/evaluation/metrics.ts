/**
 * Returns the F1 score of found items, the harmonic mean of precision and recall: from 0 to 1, where 1 is perfect. If
 * nothing is expected and nothing is found, the score is 1.
 */
export function toF1({
  hits,
  found,
  expected,
}: {
  readonly hits: number;
  readonly found: number;
  readonly expected: number;
}): number {
  return found + expected === 0 ? 1 : (2 * hits) / (found + expected);
}

/**
 * Returns the character error rate: the characters to change, divided by the expected characters. A
 * hit is an expected character that needs no change. Each surplus character reduces the hits by
 * one, so they can be negative.
 */
export function toCharacterError({
  hits,
  expected,
}: {
  readonly hits: number;
  readonly expected: number;
}): number {
  if (expected === 0) return hits === 0 ? 0 : 1;
  return (expected - hits) / expected;
}

/** Counts the items that two lists have in common. An item that occurs twice must be found twice. */
export function countHits(found: readonly string[], expected: readonly string[]): number {
  const remaining = new Map<string, number>();
  for (const item of expected) remaining.set(item, (remaining.get(item) ?? 0) + 1);
  let hits = 0;
  for (const item of found) {
    const count = remaining.get(item) ?? 0;
    if (count === 0) continue;
    remaining.set(item, count - 1);
    hits += 1;
  }
  return hits;
}

/**
 * Returns the adjusted Rand index of two groupings of the same rows: 1 if they are equal, about 0 if they agree only by
 * chance. A value below 0 is returned as 0. See Hubert and Arabie, "Comparing partitions" (1985).
 */
export function computeAdjustedRandIndex(
  labels: readonly (string | number)[],
  expected: readonly (string | number)[],
): number {
  const toPairCount = (rows: number) => (rows * (rows - 1)) / 2;
  /** Counts the pairs of rows in the same group. */
  const countPairs = (groups: readonly unknown[]) => {
    const sizes = new Map<unknown, number>();
    for (const group of groups) sizes.set(group, (sizes.get(group) ?? 0) + 1);
    return [...sizes.values()].reduce((sum, size) => sum + toPairCount(size), 0);
  };
  const commonPairs = countPairs(labels.map((label, row) => JSON.stringify([label, expected[row]])));
  const labelPairs = countPairs(labels);
  const expectedPairs = countPairs(expected);
  const allPairs = toPairCount(labels.length);
  const chance = allPairs === 0 ? 0 : (labelPairs * expectedPairs) / allPairs;
  const maximum = (labelPairs + expectedPairs) / 2;
  // The two values are equal only if both groupings have one group, or if both have one group per row.
  return maximum === chance ? 1 : Math.max(0, (commonPairs - chance) / (maximum - chance));
}

/** Returns the mean absolute percentage error as a share: 0.1 is 10%. Steps whose actual value is 0 do not count. */
export function computeMeanPercentageError(forecast: readonly number[], actual: readonly number[]): number {
  const errors = actual.flatMap((value, step) =>
    value === 0 ? [] : [Math.abs(((forecast[step] ?? 0) - value) / value)],
  );
  return errors.length === 0 ? 0 : errors.reduce((sum, error) => sum + error, 0) / errors.length;
}

/** Repeats the last season of a history, or its last value if there is no season. */
export function repeatSeason(history: readonly number[], horizon: number, season: number): number[] {
  const length = Math.max(1, Math.min(season, history.length));
  return Array.from(
    { length: horizon },
    (_, step) => history[history.length - length + (step % length)] ?? 0,
  );
}

/**
 * Returns a percentile of the durations by the nearest-rank method: the shortest duration within which at least this
 * share of them lies. A `share` of 0.95 gives the 95th percentile. Returns 0 without durations.
 */
export function findPercentile(durations: readonly number[], share: number): number {
  const sorted = durations.toSorted((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0;
}

/** Returns the mean absolute error, and the share of the variance that the predictions explain. */
export function measureErrors(
  expected: readonly number[],
  predicted: readonly number[],
): { readonly mae: number; readonly r2: number } {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const center = mean(expected);
  const spread = mean(expected.map((value) => (value - center) ** 2));
  const errors = expected.map((value, row) => value - (predicted[row] ?? 0));
  const squares = mean(errors.map((error) => error ** 2));
  return { mae: mean(errors.map(Math.abs)), r2: spread === 0 ? 0 : 1 - squares / spread };
}
