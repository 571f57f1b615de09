import type { EngineDescriptor } from '../core/engine.ts';
import { parametersOf } from '../core/parameters-of.ts';
import { isolationForestParametersSchema } from './isolation-forest-parameters.ts';

/** Strange rows by how few random cuts set them apart (Liu, Ting, Zhou 2008). */
export const isolationForestDescriptor: EngineDescriptor = {
  id: 'isolation-forest',
  name: { 'zh-CN': '孤立森林', 'en-US': 'Isolation forest' },
  version: '1.0.0',
  licence: 'MIT',
  tasks: ['anomaly'],
  languages: [],
  nature: 'model',
  parameters: parametersOf(isolationForestParametersSchema),
  weaknesses: [
    {
      'zh-CN': '彼此靠近的异常行会互相掩盖。',
      'en-US': 'Strange rows that lie close together hide each other.',
    },
    { 'zh-CN': '分值只能在同一张表内比较。', 'en-US': 'Scores compare within one table only.' },
    {
      'zh-CN': '行数不足几十时，分值意义不大。',
      'en-US': 'With fewer than a few dozen rows scores say little.',
    },
  ],
};
