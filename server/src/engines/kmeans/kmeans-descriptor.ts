import type { EngineDescriptor } from '../core/engine.ts';
import { parametersOf } from '../core/parameters-of.ts';
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
    {
      'zh-CN': '适合大小相近的团状分布；狭长或嵌套的组会被切开。',
      'en-US': 'Finds round clusters of similar size; long or nested ones are cut.',
    },
    { 'zh-CN': '需要事先给出组数。', 'en-US': 'The number of clusters has to be given.' },
    {
      'zh-CN': '超过 1 000 行时，轮廓系数由部分行估算。',
      'en-US': 'Beyond 1 000 rows the silhouette is that of a sample of the rows.',
    },
  ],
};
