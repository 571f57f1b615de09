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
    metric: { 'zh-CN': '平均轮廓系数', 'en-US': 'Mean silhouette' },
    set: {
      'zh-CN': '内置示例和生成的表格，开发时用过',
      'en-US': 'One shipped sample and generated tables, used during development',
    },
    size: 3,
    uncovered: {
      'zh-CN': '真实表格、形状不规则的簇和类别列',
      'en-US': 'Real tables, clusters of irregular shape and text columns',
    },
  },
  limitations: [
    {
      'zh-CN': '适合大小相近的团状簇；狭长或嵌套的簇会被拆分。',
      'en-US': 'Works for round clusters of similar size. Splits long or nested clusters.',
    },
    { 'zh-CN': '需要事先给出簇数。', 'en-US': 'Requires the number of clusters.' },
    {
      'zh-CN': '超过 1,000 行时，轮廓系数由抽样估算。',
      'en-US': 'For more than 1,000 rows, the silhouette is computed from a sample.',
    },
  ],
};
