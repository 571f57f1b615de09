import { describeParameters } from '../core/describe-parameters.ts';
import type { EngineDescriptor } from '../core/engine.ts';
import { localOutlierParametersSchema } from './local-outlier-parameters.ts';

/** Detects rows whose neighborhood is sparser than those of their neighbors (Breunig and others 2000). */
export const localOutlierDescriptor: EngineDescriptor = {
  id: 'local-outlier-factor',
  name: 'Local outlier factor',
  version: '1.0.0',
  license: 'MIT',
  tasks: ['anomaly'],
  languages: [],
  method: 'model',
  parameters: describeParameters(localOutlierParametersSchema),
  qualitySet: {
    metric: 'Mean F1 with default parameters',
    set: 'Generated tables that were not used during development',
    size: 4,
    uncovered: 'Real tables, many columns and groups of anomalies',
  },
  limitations: [
    'Misses a group of anomalies that has at least as many rows as the parameter “Neighbors”.',
    'If a table has more than 4,000 rows, each row is compared only with a sample, so scores are approximate.',
    'Anomalies do not stand out among many unrelated columns.',
  ],
};
