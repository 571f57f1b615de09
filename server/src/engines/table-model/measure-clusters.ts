import { computeSilhouette } from '../kmeans/compute-silhouette.ts';
import { createSeededRandom } from '../tables/create-seeded-random.ts';
import { labelRows } from './assign-clusters.ts';
import { encodeFeatures } from './encode-features.ts';
import { selectRows } from './select-rows.ts';
import { shuffleItems } from './shuffle-items.ts';
import type { TrainingTable } from './train-model.ts';
import type { ClusterModel } from './trained-model.ts';

/**
 * The measurements of clusters on the rows of one fold of a cross-validation. `baseline` is the silhouette of the same
 * labels in random order.
 */
export interface ClusterFoldResult {
  readonly kind: 'clusters';
  readonly rowCount: number;
  readonly silhouette: number;
  readonly baseline: number;
}

/** Measures how well rows fit their clusters. With rows of one cluster only, the silhouette is 0. */
export function measureClusters(
  model: ClusterModel,
  { table, settings }: TrainingTable,
  rows: readonly number[],
): ClusterFoldResult {
  const measured = labelRows(model, encodeFeatures(selectRows(table, rows), model.features));
  const shuffled = shuffleItems(measured.labels, createSeededRandom(settings.seed));
  return {
    kind: 'clusters',
    rowCount: rows.length,
    silhouette: computeSilhouette(measured.rows, measured.labels) ?? 0,
    baseline: computeSilhouette(measured.rows, shuffled) ?? 0,
  };
}

/** Returns the number of rows in each cluster. */
export function countClusterSizes(
  model: ClusterModel,
  { table }: TrainingTable,
  rows: readonly number[],
): number[] {
  const { labels } = labelRows(model, encodeFeatures(selectRows(table, rows), model.features));
  const sizes = model.model.centroids.map(() => 0);
  for (const label of labels) sizes[label] = (sizes[label] ?? 0) + 1;
  return sizes;
}
