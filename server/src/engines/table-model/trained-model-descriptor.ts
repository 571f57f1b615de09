import { z } from 'zod';
import { describeParameters } from '../core/describe-parameters.ts';
import type { EngineDescriptor } from '../core/engine.ts';

export const trainedModelParametersSchema = z.strictObject({
  model: z.uuid().describe('The id of the model file.'),
});

/** Predicts with a model that a training has created. */
export const trainedModelDescriptor: EngineDescriptor = {
  id: 'trained-model',
  name: 'Trained model',
  version: '1.1.0',
  license: 'MIT',
  tasks: ['classify', 'regress', 'cluster', 'anomaly'],
  languages: [],
  method: 'model',
  parameters: describeParameters(trainedModelParametersSchema),
  qualitySet: {
    metric: 'Mean accuracy (classification)',
    set: 'One fifth of the rows of the public tables iris, wine, breast cancer and penguins, with a random forest that was not trained on these rows',
    size: 4,
    uncovered: 'Your own table (see its training report)',
  },
  limitations: [
    'Reliable only for rows similar to the training table. Values outside its range give unreliable results.',
    'Needs all columns of the training table, with the same names.',
  ],
};
