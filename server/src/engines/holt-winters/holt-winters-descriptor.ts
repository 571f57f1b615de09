import { describeParameters } from '../core/describe-parameters.ts';
import type { EngineDescriptor } from '../core/engine.ts';
import { holtWintersParametersSchema } from './holt-winters-parameters.ts';

/** Smooths level, trend and season exponentially (Holt 1957, Winters 1960). */
export const holtWintersDescriptor: EngineDescriptor = {
  id: 'holt-winters',
  name: 'Holt-Winters',
  version: '1.2.0',
  license: 'MIT',
  tasks: ['forecast'],
  languages: [],
  method: 'model',
  parameters: describeParameters(holtWintersParametersSchema),
  qualitySet: {
    metric: {
      'zh-CN': '优于重复上一季节的预测占比',
      'en-US': 'Share of forecasts that beat repeating the last season',
    },
    set: {
      'zh-CN': 'R 语言 datasets 包的六个公开序列，开发时未使用；预测一个和两个季节',
      'en-US':
        'Six public series of the R package datasets that were not used during development, for one and two seasons',
    },
    size: 12,
    uncovered: {
      'zh-CN': '日、小时数据，两个季节，缺失值和节假日',
      'en-US': 'Daily and hourly data, two seasons, gaps and holidays',
    },
  },
  limitations: [
    {
      'zh-CN': '预测超过一个季节时，常常不如直接重复上一季节。',
      'en-US': 'Beyond one season, repeating the last season is often as good.',
    },
    {
      'zh-CN': '只使用最近 2000 个值，或最近 10 个季节（取较多者）。',
      'en-US': 'Uses the last 2,000 values or the last 10 seasons only, whichever is more.',
    },
    {
      'zh-CN': '最多支持两种季节周期，不考虑节假日和其他因素。',
      'en-US': 'Supports up to two seasons. Does not consider holidays or other causes.',
    },
    { 'zh-CN': '对水平突变的适应较慢。', 'en-US': 'Adapts slowly to sudden changes in level.' },
    {
      'zh-CN': '置信区间假定整个序列的误差大小相近。',
      'en-US': 'Intervals assume errors of constant size.',
    },
  ],
};
