import type { EngineDescriptor } from '../engine.ts';
import { parametersOf } from '../parameters-of.ts';
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
    'Knows one season only, and no holidays or other causes.',
    'Jumps in level take a while to be followed.',
    'Intervals assume errors that are alike all along the series.',
  ],
};
