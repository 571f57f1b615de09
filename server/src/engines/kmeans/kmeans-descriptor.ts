import type { EngineDescriptor } from '../engine.ts';
import { parametersOf } from '../parameters-of.ts';
import { kmeansParametersSchema } from './kmeans-parameters.ts';

/** Clusters by distance to their means (ml-kmeans, k-means++). */
export const kmeansDescriptor: EngineDescriptor = {
  id: 'kmeans',
  name: 'k-means++ (ml-kmeans)',
  version: '7.0.1',
  licence: 'MIT',
  tasks: ['cluster'],
  languages: [],
  nature: 'model',
  parameters: parametersOf(kmeansParametersSchema),
  weaknesses: [
    'Finds round clusters of similar size; long or nested ones are cut.',
    'The number of clusters has to be given.',
    'Beyond 1 000 rows the silhouette is that of a sample of the rows.',
  ],
};
