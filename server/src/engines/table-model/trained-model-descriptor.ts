import { z } from 'zod';
import { describeParameters } from '../core/describe-parameters.ts';
import type { EngineDescriptor } from '../core/engine.ts';

export const trainedModelParametersSchema = z.strictObject({
  model: z.uuid().describe('The id of the model file.'),
});

/** Predicts with a model that an admin has trained from a table. */
export const trainedModelDescriptor: EngineDescriptor = {
  id: 'trained-model',
  name: { 'zh-CN': '训练的模型', 'en-US': 'Trained model' },
  version: '1.0.0',
  licence: 'MIT',
  tasks: ['classify', 'regress'],
  languages: [],
  nature: 'model',
  parameters: describeParameters(trainedModelParametersSchema),
  qualitySet: {
    metric: { 'zh-CN': '平均准确率；回归为 R²', 'en-US': 'Mean accuracy; R² for regression' },
    set: {
      'zh-CN': '公开数据 iris、penguins、wine、breast cancer 和 Auto MPG：随机森林，测量的行不参与训练',
      'en-US':
        'Public tables iris, penguins, wine, breast cancer and Auto MPG: random forest, measured on rows that were not used for training',
    },
    size: 5,
    uncovered: { 'zh-CN': '您自己的表格：请看训练报告', 'en-US': 'Your own table: see the report of its training' },
  },
  weaknesses: [
    {
      'zh-CN': '只对与训练表格相似的行可靠；超出训练范围的值会得到不可靠的结果。',
      'en-US': 'Reliable only for rows like those of its table. Values outside their range get unreliable results.',
    },
    {
      'zh-CN': '需要训练时使用的所有列，列名必须相同。',
      'en-US': 'Needs all columns of the training, with the same names.',
    },
  ],
};
