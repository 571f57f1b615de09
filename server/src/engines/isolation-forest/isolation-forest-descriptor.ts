import { describeParameters } from '../core/describe-parameters.ts';
import type { EngineDescriptor } from '../core/engine.ts';
import { isolationForestParametersSchema } from './isolation-forest-parameters.ts';

/** Detects anomalous rows by how few random splits isolate them (Liu, Ting, Zhou 2008). */
export const isolationForestDescriptor: EngineDescriptor = {
  id: 'isolation-forest',
  name: { 'zh-CN': '孤立森林', 'en-US': 'Isolation forest' },
  version: '1.1.0',
  license: 'MIT',
  tasks: ['anomaly'],
  languages: [],
  method: 'model',
  parameters: describeParameters(isolationForestParametersSchema),
  qualitySet: {
    metric: { 'zh-CN': '默认参数下的平均 F1', 'en-US': 'Mean F1 at defaults' },
    set: {
      'zh-CN': '内置示例和生成的表格，开发时用过',
      'en-US': 'One shipped sample and generated tables, used during development',
    },
    size: 6,
    uncovered: {
      'zh-CN': '真实表格、时间序列，以及仅在列间关系上异常的行',
      'en-US': 'Real tables, time series, and rows in which only the relation of columns is anomalous',
    },
  },
  limitations: [
    {
      'zh-CN': '彼此靠近的异常行会互相掩盖。',
      'en-US': 'Misses anomalies that are close to each other.',
    },
    { 'zh-CN': '分值只能在同一张表内比较。', 'en-US': 'Scores are comparable only within one table.' },
    {
      'zh-CN': '对不足几十行的表格不可靠。',
      'en-US': 'Not reliable for fewer than a few dozen rows.',
    },
    {
      'zh-CN': '数据列严重偏斜时，自动阈值会多标异常行。',
      'en-US': 'The automatic threshold flags too many rows when columns are strongly skewed.',
    },
  ],
};
