import { type ClusterOutput, ERROR_CODES } from '@atrium/contract';
import { kmeans } from 'ml-kmeans';
import { InputRejectedError } from '../core/input-rejection.ts';
import type { NumberTable } from '../tables/number-table.ts';
import { type Standardized, standardize } from '../tables/standardize.ts';
import { computeSilhouette } from './compute-silhouette.ts';
import type { KmeansParameters } from './kmeans-parameters.ts';

/** How often the search starts. The best result wins. With many rows, each search takes long, so there are fewer. */
const MANY_STARTS = 8;
const FEW_STARTS = 2;
const FEW_STARTS_FROM = 10_000;

/**
 * Clusters the rows of a table, and numbers the clusters in the order of their first rows.
 *
 * @throws InputRejectedError `rowsTooFew` for fewer rows than clusters.
 */
export function clusterRows({ columns, rows }: NumberTable, parameters: KmeansParameters): ClusterOutput {
  const { clusters, maxIterations, seed } = parameters;
  if (rows.length < clusters) {
    throw new InputRejectedError(
      ERROR_CODES.rowsTooFew,
      `${clusters} clusters need as many rows; there are ${rows.length}.`,
      { needed: clusters, given: rows.length },
    );
  }
  const scaled: Standardized = parameters.standardize
    ? standardize(rows)
    : { rows: rows.map((row) => [...row]), toOriginal: (point) => [...point] };
  const starts = rows.length < FEW_STARTS_FROM ? MANY_STARTS : FEW_STARTS;
  const [best] = Array.from({ length: starts }, (_, index) => {
    const found = kmeans(scaled.rows, clusters, { maxIterations, seed: seed + index });
    const error = found
      .computeInformation(scaled.rows)
      .reduce((sum, each) => sum + each.error * each.size, 0);
    return { ...found, error };
  }).sort((one, other) => one.error - other.error);
  if (!best) throw new Error('No clusters were found.');
  const order = [...new Set(best.clusters)];
  const labels = best.clusters.map((cluster) => order.indexOf(cluster));
  return {
    columns: [...columns],
    labels,
    centroids: order.map((cluster) => scaled.toOriginal(best.centroids[cluster] ?? [])),
    silhouette: computeSilhouette(scaled.rows, labels),
  };
}
