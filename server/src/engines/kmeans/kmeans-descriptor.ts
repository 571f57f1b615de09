import { describeParameters } from '../core/describe-parameters.ts';
import type { EngineDescriptor } from '../core/engine.ts';
import { kmeansParametersSchema } from './kmeans-parameters.ts';

/** Clusters rows by distance to the cluster means (ml-kmeans, k-means++). */
export const kmeansDescriptor: EngineDescriptor = {
  id: 'kmeans',
  name: 'k-means++ (ml-kmeans)',
  version: '7.0.1',
  license: 'MIT',
  tasks: ['cluster'],
  languages: [],
  method: 'model',
  parameters: describeParameters(kmeansParametersSchema),
  qualitySet: {
    metric: 'Mean silhouette',
    set: 'One shipped sample and generated tables, used during development',
    size: 3,
    uncovered: 'Real tables, clusters of irregular shape and text columns',
  },
  limitations: [
    'Works for round clusters of similar size. Not suitable for long or nested clusters.',
    'Requires the number of clusters.',
    'For more than 1,000 rows, the silhouette is computed from a sample.',
  ],
};
