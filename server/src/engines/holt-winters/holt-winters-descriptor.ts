import type { EngineDescriptor } from '../core/engine.ts';
import { parametersOf } from '../core/parameters-of.ts';
import { holtWintersParametersSchema } from './holt-winters-parameters.ts';

/** Level, trend and season, each smoothed exponentially (Holt 1957, Winters 1960). */
export const holtWintersDescriptor: EngineDescriptor = {
  id: 'holt-winters',
  name: 'Holt-Winters',
  version: '1.0.0',
  licence: 'MIT',
  tasks: ['forecast'],
  languages: [],
  nature: 'model',
  parameters: parametersOf(holtWintersParametersSchema),
  weaknesses: [
    {
      'zh-CN': '只认得一种季节周期，不懂节假日和其他原因。',
      'en-US': 'Knows one season only, and no holidays or other causes.',
    },
    { 'zh-CN': '水平突然变化时，要过一阵才跟得上。', 'en-US': 'Jumps in level take a while to be followed.' },
    {
      'zh-CN': '置信区间假定整个序列的误差大小相近。',
      'en-US': 'Intervals assume errors that are alike all along the series.',
    },
  ],
};
