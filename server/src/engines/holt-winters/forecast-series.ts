import { ERROR_CODES, type ForecastOutput } from '@atrium/contract';
import type { EngineSeries } from '../core/engine.ts';
import { InputRejectedError } from '../core/input-rejection.ts';
import { type FittedSeries, fitSeries } from './fit-series.ts';
import type { HoltWintersParameters } from './holt-winters-parameters.ts';

/** Standard deviations to either side of the mean that contain the given percentage of a normal distribution. */
const Z_SCORES: Readonly<Record<HoltWintersParameters['interval'], number>> = {
  '80': 1.2816,
  '90': 1.6449,
  '95': 1.96,
  '99': 2.5758,
};

/** A scale on which seasons are additive: the values themselves, or their logarithms for multiplicative seasons. */
interface Scale {
  readonly transform: (value: number) => number;
  readonly invert: (value: number) => number;
}

const LINEAR: Scale = { transform: (value) => value, invert: (value) => value };
const LOGARITHMIC: Scale = { transform: Math.log, invert: Math.exp };

/** Older values do not change the forecast, because the weight of a value shrinks with each step. */
const MAX_VALUES = 2_000;
const MAX_SEASONS = 10;
/** Values that a model needs before its forecasts are compared. */
const MIN_TRAINING = 10;

/**
 * Forecasts a series with an interval that widens as uncertainty grows. If no value is negative, no forecast
 * is negative. If the values are counts, the bounds of the interval are integers.
 */
export function forecastSeries(series: EngineSeries, parameters: HoltWintersParameters): ForecastOutput {
  const periods = listPeriods(series);
  const longest = periods.at(-1) ?? 0;
  if (series.values.length < 2 * longest) {
    throw new InputRejectedError(
      ERROR_CODES.seriesTooShort,
      `A season of ${longest} steps needs at least ${2 * longest} values; there are ${series.values.length}.`,
      { needed: 2 * longest, given: series.values.length },
    );
  }
  const values = series.values.slice(-Math.max(MAX_VALUES, MAX_SEASONS * longest));
  const { scale, isDamped } = chooseModel(values, periods, series.horizon, parameters);
  const lowest = values.some((value) => value < 0) ? Number.NEGATIVE_INFINITY : 0;
  const isCount = lowest === 0 && values.every(Number.isInteger);
  const [roundDown, roundUp] = isCount
    ? [Math.floor, Math.ceil]
    : [(value: number) => value, (value: number) => value];
  const zScore = Z_SCORES[parameters.interval];
  const output: ForecastOutput = { mean: [], lower: [], upper: [] };
  for (const { expected, variance } of forecastSteps(
    fitSeries(values.map(scale.transform), periods, isDamped),
    periods,
    series.horizon,
  )) {
    const margin = zScore * Math.sqrt(variance);
    output.mean.push(Math.max(lowest, scale.invert(expected)));
    output.lower.push(Math.max(lowest, roundDown(scale.invert(expected - margin))));
    output.upper.push(Math.max(lowest, roundUp(scale.invert(expected + margin))));
  }
  return output;
}

/** Returns the lengths of the seasons, shortest first. */
function listPeriods({ season, secondSeason = 0 }: EngineSeries): readonly number[] {
  const lengths = new Set([season, secondSeason].filter((steps) => steps > 1));
  return [...lengths].sort((one, other) => one - other);
}

interface Model {
  readonly scale: Scale;
  readonly isDamped: boolean;
}

/** Returns the model that forecasts the last values best. A series that is too short for that gets a damped trend. */
function chooseModel(
  values: readonly number[],
  periods: readonly number[],
  horizon: number,
  { seasonality, damped, selection }: HoltWintersParameters,
): Model {
  const isPositive = values.every((value) => value > 0);
  if (seasonality === 'multiplicative' && !isPositive) {
    throw new InputRejectedError(
      ERROR_CODES.valuesNotPositive,
      'Multiplicative seasons need values above zero.',
    );
  }
  const scales = {
    additive: [LINEAR],
    multiplicative: [LOGARITHMIC],
    auto: isPositive && periods.length > 0 ? [LINEAR, LOGARITHMIC] : [LINEAR],
  }[seasonality];
  const origins = listTestOrigins(values.length, periods.at(-1) ?? 0, horizon);
  const trends = selection === 'auto' && origins.length > 0 ? [true, false] : [damped];
  const models = scales.flatMap((scale) => trends.map((isDamped) => ({ scale, isDamped })));
  const [first, ...others] = models;
  if (!first) throw new Error('No model was tried.');
  if (others.length === 0) return first;
  const errors = models.map((model) =>
    origins.length > 0
      ? measureTestError(values, periods, origins, model)
      : measureFitError(values, periods, model),
  );
  return models[errors.indexOf(Math.min(...errors))] ?? first;
}

/** The positions from which the models forecast known values: the last horizon, and the one before it. */
function listTestOrigins(length: number, period: number, horizon: number): readonly number[] {
  const steps = Math.min(horizon, Math.floor(length / 4));
  const shortest = Math.max(2 * period, MIN_TRAINING);
  return [2, 1].map((times) => length - times * steps).filter((origin) => steps > 0 && origin >= shortest);
}

/** Returns the sum of the absolute errors of the forecasts from each origin to the next one. */
function measureTestError(
  values: readonly number[],
  periods: readonly number[],
  origins: readonly number[],
  { scale, isDamped }: Model,
): number {
  return origins.reduce((sum, origin, index) => {
    const end = origins[index + 1] ?? values.length;
    const fitted = fitSeries(values.slice(0, origin).map(scale.transform), periods, isDamped);
    const steps = [...forecastSteps(fitted, periods, end - origin)];
    return steps.reduce(
      (total, { expected }, step) => total + Math.abs((values[origin + step] ?? 0) - scale.invert(expected)),
      sum,
    );
  }, 0);
}

/** Returns the error of the one-step-ahead forecasts, in the unit of the values. */
function measureFitError(
  values: readonly number[],
  periods: readonly number[],
  { scale, isDamped }: Model,
): number {
  const { smoothed } = fitSeries(values.map(scale.transform), periods, isDamped);
  return values.reduce((sum, value, index) => {
    const expected = scale.invert(scale.transform(value) - (smoothed.errors[index] ?? 0));
    return sum + (value - expected) ** 2;
  }, 0);
}

/** Point forecasts and their variances (Hyndman et al. 2008, table 6.1). */
function* forecastSteps(
  { smoothing, smoothed, variance }: FittedSeries,
  periods: readonly number[],
  horizon: number,
) {
  let trendFactor = 0;
  let varianceFactor = 1;
  for (let step = 1; step <= horizon; step += 1) {
    trendFactor += smoothing.damping ** step;
    const season = smoothed.seasons.reduce(
      (sum, seasonal) => sum + (seasonal[(step - 1) % seasonal.length] ?? 0),
      0,
    );
    yield {
      expected: smoothed.level + trendFactor * smoothed.trend + season,
      variance: variance * varianceFactor,
    };
    const returning = smoothing.seasons.filter((_, index) => step % (periods[index] ?? step) === 0);
    const renewed = returning.reduce((sum, season) => sum + season, 0);
    varianceFactor += (smoothing.level + smoothing.trend * trendFactor + renewed) ** 2;
  }
}
