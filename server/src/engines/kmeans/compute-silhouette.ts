import { createSeededRandom } from '../tables/create-seeded-random.ts';
import { drawSample } from '../tables/draw-sample.ts';

/** The largest number of rows that are compared with each other. The time grows with the square of this number. */
const MAX_ROWS = 1_000;

/**
 * Returns how well rows fit their clusters, from −1 to 1 (Rousseeuw 1987). For each row, it compares the mean distance
 * to the rows of the nearest other cluster with that to the rows of its own cluster. The result is the mean over all
 * rows. If there are more than `MAX_ROWS`, it is computed from a random sample of them. It is null when there is only
 * one cluster.
 */
export function computeSilhouette(
  rows: readonly (readonly number[])[],
  labels: readonly number[],
): number | null {
  const chosen = drawSample([...rows.keys()], MAX_ROWS, createSeededRandom(1));
  const sizes = new Map<number, number>();
  for (const index of chosen) {
    const label = labels[index] ?? 0;
    sizes.set(label, (sizes.get(label) ?? 0) + 1);
  }
  if (sizes.size < 2) return null;
  const total = chosen.reduce(
    (sum, index) => sum + computeRowSilhouette(index, chosen, rows, labels, sizes),
    0,
  );
  return total / chosen.length;
}

/** Returns the silhouette of one row. */
function computeRowSilhouette(
  index: number,
  chosen: readonly number[],
  rows: readonly (readonly number[])[],
  labels: readonly number[],
  sizes: ReadonlyMap<number, number>,
): number {
  const ownLabel = labels[index] ?? 0;
  const ownSize = sizes.get(ownLabel) ?? 1;
  if (ownSize === 1) return 0;
  const sums = new Map<number, number>();
  for (const other of chosen) {
    const label = labels[other] ?? 0;
    sums.set(label, (sums.get(label) ?? 0) + measureDistance(rows[index] ?? [], rows[other] ?? []));
  }
  const ownDistance = (sums.get(ownLabel) ?? 0) / (ownSize - 1);
  const otherDistance = Math.min(
    ...[...sums].filter(([label]) => label !== ownLabel).map(([label, sum]) => sum / (sizes.get(label) ?? 1)),
  );
  const larger = Math.max(ownDistance, otherDistance);
  return larger === 0 ? 0 : (otherDistance - ownDistance) / larger;
}

function measureDistance(one: readonly number[], other: readonly number[]): number {
  let sum = 0;
  for (let column = 0; column < one.length; column += 1) {
    sum += ((one[column] ?? 0) - (other[column] ?? 0)) ** 2;
  }
  return Math.sqrt(sum);
}
