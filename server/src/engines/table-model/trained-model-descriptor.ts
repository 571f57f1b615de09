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
  license: 'MIT',
  tasks: ['classify', 'regress'],
  languages: [],
  method: 'model',
  parameters: describeParameters(trainedModelParametersSchema),
  qualitySet: {
    metric: { 'zh-CN': '平均准确率（分类）', 'en-US': 'Mean accuracy (classification)' },
    set: {
      'zh-CN': '公开表格 iris、wine、breast cancer 和 penguins 各五分之一的行：随机森林，不用这些行训练',
      'en-US':
        'One fifth of the rows of the public tables iris, wine, breast cancer and penguins: random forest, not trained from these rows',
    },
    size: 4,
    uncovered: {
      'zh-CN': '您自己的表格：请看训练报告',
      'en-US': 'Your own table: see the report of its training',
    },
  },
  limitations: [
    {
      'zh-CN': '只对与训练表格相似的行可靠；超出训练范围的值会得到不可靠的结果。',
      'en-US':
        'Reliable only for rows like those of its table. Values outside their range get unreliable results.',
    },
    {
      'zh-CN': '需要训练时使用的所有列，列名必须相同。',
      'en-US': 'Needs all columns of the training, with the same names.',
    },
  ],
};
