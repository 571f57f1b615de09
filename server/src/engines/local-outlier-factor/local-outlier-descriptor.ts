import { describeParameters } from '../core/describe-parameters.ts';
import type { EngineDescriptor } from '../core/engine.ts';
import { localOutlierParametersSchema } from './local-outlier-parameters.ts';

/** Detects rows whose neighborhood is sparser than those of their neighbors (Breunig and others 2000). */
export const localOutlierDescriptor: EngineDescriptor = {
  id: 'local-outlier-factor',
  name: { 'zh-CN': '局部离群因子（LOF）', 'en-US': 'Local outlier factor' },
  version: '1.0.0',
  license: 'MIT',
  tasks: ['anomaly'],
  languages: [],
  method: 'model',
  parameters: describeParameters(localOutlierParametersSchema),
  qualitySet: {
    metric: { 'zh-CN': '默认参数下的平均 F1', 'en-US': 'Mean F1 at defaults' },
    set: { 'zh-CN': '引擎完成后才生成的表格', 'en-US': 'Tables generated after the engine was finished' },
    size: 4,
    uncovered: {
      'zh-CN': '真实表格、很多列的表格和成组的异常行',
      'en-US': 'Real tables, many columns and groups of anomalies',
    },
  },
  limitations: [
    {
      'zh-CN': '异常行自成一组且数量达到邻居数时会漏掉。',
      'en-US': 'Misses a group of anomalies that has as many rows as there are neighbors.',
    },
    {
      'zh-CN': '超过 4000 行时只与抽样的行比较，分值略有偏差。',
      'en-US':
        'Compares the rows of a table with more than 4,000 rows to a sample, so scores are approximate.',
    },
    {
      'zh-CN': '无关的列很多时，异常行不再突出。',
      'en-US': 'Anomalies do not stand out among many unrelated columns.',
    },
  ],
};
