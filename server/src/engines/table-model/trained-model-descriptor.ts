import { z } from 'zod';
import { describeParameters } from '../core/describe-parameters.ts';
import type { EngineDescriptor } from '../core/engine.ts';

export const trainedModelParametersSchema = z.strictObject({
  model: z.uuid().describe('The id of the model file.'),
});

/** Predicts with a model that an admin has trained from a table. */
export const trainedModelDescriptor: EngineDescriptor = {
  id: 'trained-model',
  name: 'Trained model',
  version: '1.0.0',
  license: 'MIT',
  tasks: ['classify', 'regress'],
  languages: [],
  method: 'model',
  parameters: describeParameters(trainedModelParametersSchema),
  qualitySet: {
    metric: 'Mean accuracy (classification)',
    set: 'One fifth of the rows of the public tables iris, wine, breast cancer and penguins: random forest, not trained from these rows',
    size: 4,
    uncovered: 'Your own table: see the report of its training',
  },
  limitations: [
    'Reliable only for rows like those of its table. Values outside their range get unreliable results.',
    'Needs all columns of the training, with the same names.',
  ],
};
