import { describe, expect, test } from 'vitest';
import { combineModels, type ForecastModel, listOrigins } from './combine-models.ts';
import { LINEAR } from './scale.ts';

/** Always forecasts one value. */
const createModel = (expected: number): ForecastModel => ({
  scale: LINEAR,
  method: (_values, _periods, horizon) => Array.from({ length: horizon }, () => ({ expected, variance: 1 })),
});

const ZEROS = Array.from({ length: 40 }, () => 0);
const getWeights = (families: readonly (readonly ForecastModel[])[], origins: readonly number[]) =>
  combineModels(families, ZEROS, [], 4, origins).map(({ weight }) => Number(weight.toFixed(3)));

describe('the combination', () => {
  test('weights models by the inverse of their squared error', () => {
    expect(getWeights([[createModel(1)], [createModel(2)]], [30, 34])).toEqual([0.8, 0.2]);
  });

  test('takes the best model of each family', () => {
    const [bad, good, other] = [createModel(9), createModel(1), createModel(-1)];
    const chosen = combineModels([[bad, good], [other]], ZEROS, [], 4, [30]);
    expect(chosen.map(({ method }) => method)).toEqual([good.method, other.method]);
  });

  test('ignores the others if one model has no error', () => {
    expect(getWeights([[createModel(3)], [createModel(0)]], [30])).toEqual([0, 1]);
  });

  test('has equal weights if the series is too short for a comparison', () => {
    expect(getWeights([[createModel(1)], [createModel(2)]], [])).toEqual([0.5, 0.5]);
  });
});

test('the origins are half a horizon apart, after at least two seasons', () => {
  expect(listOrigins(120, 12, 24)).toEqual([108, 96, 84, 72, 60]);
  expect(listOrigins(48, 12, 24)).toEqual([36, 24]);
  expect(listOrigins(25, 12, 24)).toEqual([]);
  expect(listOrigins(12, 0, 100)).toEqual([]);
  expect(listOrigins(100, 0, 1)).toEqual([99, 98, 97, 96, 95]);
});
