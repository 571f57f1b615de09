import type { ClusterOutput } from '@atrium/contract';
import { computeSilhouette } from '../kmeans/compute-silhouette.ts';
import { listNumberColumns } from './encode-features.ts';
import { listRows } from './list-rows.ts';
import { scaleValue } from './scale-columns.ts';
import type { ClusterModel, EncodedTable } from './trained-model.ts';

/** Returns the rows on the scale of the centroids, and for each row the index of the nearest centroid. */
export function labelRows(
  { model }: Pick<ClusterModel, 'model'>,
  { columns, rowCount }: EncodedTable,
): { readonly rows: number[][]; readonly labels: number[] } {
  const rows = listRows(columns, rowCount).map((row) =>
    row.map((value, column) => scaleValue(value, model, column)),
  );
  return { rows, labels: rows.map((row) => findNearest(model.centroids, row)) };
}

/**
 * Assigns each row to the nearest centroid. The centroids of the output have only the columns of numbers, on the scale
 * of the table.
 */
export function assignClusters({ features, model }: ClusterModel, encoded: EncodedTable): ClusterOutput {
  const { means, deviations, centroids } = model;
  const { rows, labels } = labelRows({ model }, encoded);
  const isNumber = encoded.featureIndexes.map((feature) => features[feature]?.type === 'number');
  return {
    columns: listNumberColumns(features),
    labels,
    centroids: centroids.map((centroid) =>
      centroid
        .map((value, column) => value * (deviations[column] ?? 1) + (means[column] ?? 0))
        .filter((_, column) => isNumber[column]),
    ),
    silhouette: computeSilhouette(rows, labels),
  };
}

function findNearest(centroids: readonly (readonly number[])[], row: readonly number[]): number {
  let [nearest, smallestDistance] = [0, Number.POSITIVE_INFINITY];
  for (const [index, centroid] of centroids.entries()) {
    const distance = row.reduce((sum, value, column) => sum + (value - (centroid[column] ?? 0)) ** 2, 0);
    if (distance < smallestDistance) [nearest, smallestDistance] = [index, distance];
  }
  return nearest;
}
