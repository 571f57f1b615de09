import { describeParameters } from '../core/describe-parameters.ts';
import type { EngineDescriptor } from '../core/engine.ts';
import { holtWintersParametersSchema } from './holt-winters-parameters.ts';

/**
 * Combines Holt-Winters smoothing (Holt 1957, Winters 1960) with and without a trend, the theta method and a repetition
 * of the last season.
 */
export const holtWintersDescriptor: EngineDescriptor = {
  id: 'holt-winters',
  name: 'Holt-Winters, theta and seasonal naive',
  version: '1.3.0',
  license: 'MIT',
  tasks: ['forecast'],
  languages: [],
  method: 'model',
  parameters: describeParameters(holtWintersParametersSchema),
  qualitySet: {
    metric: 'Share of forecasts that beat the seasonal naive forecast',
    set: 'Six public series of the R package datasets that were not used during development, for one and two seasons',
    size: 12,
    uncovered: 'Daily and hourly data, two seasons, gaps and holidays',
  },
  limitations: [
    'Forecasts longer than one season are often no more accurate than repeating the last season.',
    'Underestimates strong trends.',
    'Uses only the latest data: 2,000 values or 10 seasons, whichever is longer.',
    'Supports up to two seasons. Does not consider holidays or other external factors.',
    'Adapts slowly to sudden changes in level.',
    'The forecast interval assumes errors of constant size.',
  ],
};
