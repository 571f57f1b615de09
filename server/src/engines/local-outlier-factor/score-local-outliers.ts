import { type AnomalyOutput, ERROR_CODES } from '@atrium/contract';
import { InputRejectedError } from '../core/input-rejection.ts';
import { createSeededRandom } from '../tables/create-seeded-random.ts';
import { drawSample } from '../tables/draw-sample.ts';
import { flagScores } from '../tables/flag-scores.ts';
import type { NumberTable } from '../tables/number-table.ts';
import { standardize } from '../tables/standardize.ts';
import { findNearestRows, type NearestRows, type RowBlock } from './find-nearest-rows.ts';
import type { LocalOutlierParameters } from './local-outlier-parameters.ts';

/**
 * Logarithms of factors, which say how many times denser the neighbors' neighborhoods are than that of the row. From a
 * factor of 2 on, a row is always an outlier. Below 1.3, it never is.
 */
const CERTAIN_OUTLIER = Math.log(2);
const POSSIBLE_OUTLIER = Math.log(1.3);
/**
 * The limit in standard deviations above the median. It is large because the logarithms of the factors are skewed to
 * the right.
 */
const MAX_DEVIATIONS = 6;
/** Distance from the median to the upper quartile of a normal distribution, in standard deviations. */
const QUARTILE_DEVIATIONS = 0.6745;

/** Returns the score from which a row counts as an outlier. It depends on the spread of the ordinary scores. */
function computeOutlierLimit(scores: readonly number[]): number {
  // The logarithms of the factors, because the score is `1 − 1/factor`.
  const ordered = scores.map((score) => -Math.log(1 - score)).sort((one, other) => one - other);
  const getQuantile = (share: number) => ordered[Math.floor((ordered.length - 1) * share)] ?? 0;
  const limit =
    getQuantile(0.5) + (MAX_DEVIATIONS * (getQuantile(0.75) - getQuantile(0.5))) / QUARTILE_DEVIATIONS;
  return 1 - Math.exp(-Math.min(CERTAIN_OUTLIER, Math.max(POSSIBLE_OUTLIER, limit)));
}

/**
 * In a larger table, each row is compared with only this many of the rows, so that the time grows with the number of
 * rows, not with its square.
 */
const MAX_REFERENCE_ROWS = 4_000;
/**
 * The largest number of differences to compute for a table: one for each column of each pair of compared rows. They
 * take a few seconds.
 */
const MAX_DIFFERENCES = 400_000_000;
/** The smallest number of rows to compare with, even if there are then more than `MAX_DIFFERENCES`. */
const MIN_REFERENCE_ROWS = 256;
const MIN_ROWS = 3;
/**
 * A smaller sum of distances counts as this value. Rows with the same values have the sum 0, so their density becomes
 * far higher than all others, but not infinite.
 */
const MIN_DISTANCE_SUM = 1e-10;

/**
 * Scores rows by how much sparser their neighborhood is than those of their neighbors (local outlier factor, Breunig,
 * Kriegel, Ng, Sander 2000). The score is `1 − 1/factor`: 0 for a row like its neighbors, 0.5 for one in a neighborhood
 * of half the density.
 *
 * @throws InputRejectedError `rowsTooFew` for fewer than three rows.
 */
export function scoreLocalOutliers(
  { columns, rows }: NumberTable,
  parameters: LocalOutlierParameters,
): AnomalyOutput {
  if (rows.length < MIN_ROWS) {
    throw new InputRejectedError(
      ERROR_CODES.rowsTooFew,
      'The local outlier factor needs at least three rows.',
      {
        needed: MIN_ROWS,
        given: rows.length,
      },
    );
  }
  const scaled = standardize(rows).rows.map((row) => Float64Array.from(row));
  const maxSampleSize = Math.min(MAX_REFERENCE_ROWS, MAX_DIFFERENCES / (rows.length * columns.length));
  const sampleSize = Math.max(MIN_REFERENCE_ROWS, Math.floor(maxSampleSize));
  const sample = drawSample([...scaled.keys()], sampleSize, createSeededRandom(parameters.seed));
  const reference = createBlock(
    sample.map((index) => scaled[index] ?? new Float64Array()),
    columns.length,
  );
  const neighborCount = Math.min(parameters.neighbors, sample.length - 1);
  const neighborsByRow = new Map(
    sample.map((index, position) => [
      index,
      findNearestRows(scaled[index] ?? new Float64Array(), reference, neighborCount, position),
    ]),
  );
  // The two lists have the order of the sample, so the index of a neighbor is also its index in these lists.
  const farthestDistances = Float64Array.from(
    neighborsByRow.values(),
    ({ distances }) => distances[neighborCount - 1] ?? 0,
  );
  const densities = Float64Array.from(neighborsByRow.values(), (one) =>
    computeDensity(one, farthestDistances),
  );
  const scores = scaled.map((row, index) => {
    // -1: a row outside the sample is not one of the reference rows, so the search must not skip any of them.
    const neighbors = neighborsByRow.get(index) ?? findNearestRows(row, reference, neighborCount, -1);
    const neighborDensity =
      neighbors.indexes.reduce((sum, other) => sum + (densities[other] ?? 0), 0) / neighborCount;
    return Math.max(0, 1 - computeDensity(neighbors, farthestDistances) / neighborDensity);
  });
  return { columns: [...columns], scores, flags: flagScores(scores, parameters, computeOutlierLimit) };
}

/**
 * Returns the inverse of the mean distance to the neighbors. Each neighbor counts as at least as far away as its own
 * farthest neighbor.
 */
function computeDensity({ indexes, distances }: NearestRows, farthestDistances: Float64Array): number {
  const total = indexes.reduce(
    (sum, index, at) => sum + Math.max(distances[at] ?? 0, farthestDistances[index] ?? 0),
    0,
  );
  return indexes.length / Math.max(MIN_DISTANCE_SUM, total);
}

function createBlock(rows: readonly Float64Array[], width: number): RowBlock {
  const values = new Float64Array(rows.length * width);
  for (const [index, row] of rows.entries()) values.set(row, index * width);
  return { width, values };
}
