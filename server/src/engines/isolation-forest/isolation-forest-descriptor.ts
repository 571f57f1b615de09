import type { EngineDescriptor } from '../engine.ts';
import { parametersOf } from '../parameters-of.ts';
import { isolationForestParametersSchema } from './isolation-forest-parameters.ts';

/** Strange rows by how few random cuts set them apart (Liu, Ting, Zhou 2008). */
export const isolationForestDescriptor: EngineDescriptor = {
  id: 'isolation-forest',
  name: 'Isolation forest',
  version: '1.0.0',
  licence: 'MIT',
  tasks: ['anomaly'],
  languages: [],
  nature: 'model',
  parameters: parametersOf(isolationForestParametersSchema),
  weaknesses: [
    'Strange rows that lie close together hide each other.',
    'Scores compare within one table only.',
    'With fewer than a few dozen rows scores say little.',
  ],
};
