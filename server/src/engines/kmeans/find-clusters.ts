import { kmeans } from 'ml-kmeans';
import type { KmeansParameters } from './kmeans-parameters.ts';

/** Clusters in the order of their first rows. */
export interface Clusters {
  /** The index of the cluster of each row. */
  readonly labels: number[];
  readonly centroids: number[][];
}

/**
 * How often the search starts. The best result wins. Each search takes long with many rows, so from
 * `FEW_STARTS_FROM` rows on there are fewer searches.
 */
const MANY_STARTS = 8;
const FEW_STARTS = 2;
const FEW_STARTS_FROM = 10_000;

/**
 * Clusters rows whose columns already have a common scale. Returns fewer clusters than requested if
 * there are fewer distinct rows.
 */
export function findClusters(
  rows: number[][],
  { clusters, maxIterations, seed }: Omit<KmeansParameters, 'standardize'>,
): Clusters {
  const starts = rows.length < FEW_STARTS_FROM ? MANY_STARTS : FEW_STARTS;
  const [best] = Array.from({ length: starts }, (_, index) => {
    const found = kmeans(rows, clusters, { maxIterations, seed: seed + index });
    const error = found.computeInformation(rows).reduce((sum, each) => sum + each.error * each.size, 0);
    return { ...found, error };
  }).sort((one, other) => one.error - other.error);
  if (!best) throw new Error('No clusters were found.');
  const order = [...new Set(best.clusters)];
  return {
    labels: best.clusters.map((cluster) => order.indexOf(cluster)),
    centroids: order.map((cluster) => best.centroids[cluster] ?? []),
  };
}
