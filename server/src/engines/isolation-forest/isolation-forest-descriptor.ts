import { describeParameters } from '../core/describe-parameters.ts';
import type { EngineDescriptor } from '../core/engine.ts';
import { isolationForestParametersSchema } from './isolation-forest-parameters.ts';

/** Detects anomalous rows by how few random splits isolate them (Liu, Ting, Zhou 2008). */
export const isolationForestDescriptor: EngineDescriptor = {
  id: 'isolation-forest',
  name: 'Isolation forest',
  version: '1.1.0',
  license: 'MIT',
  tasks: ['anomaly'],
  languages: [],
  method: 'model',
  parameters: describeParameters(isolationForestParametersSchema),
  qualitySet: {
    metric: 'Mean F1 with default parameters',
    set: 'One shipped sample and generated tables, used during development',
    size: 6,
    uncovered: 'Real tables, time series, and rows in which only the relation of columns is anomalous',
  },
  limitations: [
    'Misses anomalies that are close to each other.',
    'Scores are comparable only within one table.',
    'Not reliable for fewer than a few dozen rows.',
    'The automatic threshold flags too many rows when columns are strongly skewed.',
  ],
};
