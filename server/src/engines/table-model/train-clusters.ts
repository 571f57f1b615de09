import type { TrainingSettings } from '@atrium/contract';
import { findClusters } from '../kmeans/find-clusters.ts';
import { kmeansParametersSchema } from '../kmeans/kmeans-parameters.ts';
import { listRows } from './list-rows.ts';
import { scaleColumns } from './scale-columns.ts';
import type { CentroidModel } from './trained-model.ts';

/** Finds centroids by k-means++ over columns on a common scale. */
export function trainClusters(
  columns: readonly Float64Array[],
  { clusters, seed }: Pick<TrainingSettings, 'clusters' | 'seed'>,
): CentroidModel {
  const { columns: scaled, means, deviations } = scaleColumns(columns);
  const rows = listRows(scaled, columns[0]?.length ?? 0);
  const { centroids } = findClusters(rows, kmeansParametersSchema.parse({ clusters, seed }));
  return { means, deviations, centroids };
}
