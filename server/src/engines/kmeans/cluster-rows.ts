import { type ClusterOutput, ERROR_CODES } from '@atrium/contract';
import { InputRejectedError } from '../core/input-rejection.ts';
import type { NumberTable } from '../tables/number-table.ts';
import { type Standardized, standardize } from '../tables/standardize.ts';
import { computeSilhouette } from './compute-silhouette.ts';
import { findClusters } from './find-clusters.ts';
import type { KmeansParameters } from './kmeans-parameters.ts';

/**
 * Clusters the rows of a table, and numbers the clusters in the order of their first rows.
 *
 * @throws InputRejectedError `rowsTooFew` for fewer rows than clusters.
 */
export function clusterRows({ columns, rows }: NumberTable, parameters: KmeansParameters): ClusterOutput {
  const { clusters } = parameters;
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
  const { labels, centroids } = findClusters(scaled.rows, parameters);
  return {
    columns: [...columns],
    labels,
    centroids: centroids.map(scaled.toOriginal),
    silhouette: computeSilhouette(scaled.rows, labels),
  };
}
