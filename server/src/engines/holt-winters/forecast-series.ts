import { ERROR_CODES, type ForecastOutput } from '@atrium/contract';
import type { EngineSeries } from '../core/engine.ts';
import { InputRejectedError } from '../core/input-rejection.ts';
import { combineModels, type ForecastModel, listOrigins, type WeightedModel } from './combine-models.ts';
import { fitSeries } from './fit-series.ts';
import { forecastBySmoothing } from './forecast-by-smoothing.ts';
import { forecastByTheta } from './forecast-by-theta.ts';
import type { ForecastMethod } from './forecast-method.ts';
import type { HoltWintersParameters } from './holt-winters-parameters.ts';
import { repeatLastSeason } from './repeat-last-season.ts';
import { LINEAR, LOGARITHMIC, type Scale } from './scale.ts';
import type { Trend } from './smooth-series.ts';

/** Standard deviations to either side of the mean that contain the given percentage of a normal distribution. */
const Z_SCORES: Readonly<Record<HoltWintersParameters['interval'], number>> = {
  '80': 1.2816,
  '90': 1.6449,
  '95': 1.96,
  '99': 2.5758,
};

/**
 * A forecast uses the last `MAX_VALUES` values, or the last `MAX_SEASONS` repetitions of the longest season if these
 * contain more values. Older values change the forecast little, because the weight of a value shrinks with each step.
 */
const MAX_VALUES = 2_000;
const MAX_SEASONS = 10;

/**
 * Forecasts a series with an interval that widens as uncertainty grows. If no value is negative, no forecast is
 * negative. If the values are counts, which are integers from 0, the bounds of the interval are integers too.
 *
 * @throws InputRejectedError `seriesTooShort` for a series that is shorter than twice its longest season, and
 *   `valuesNotPositive` when multiplicative seasons are requested for values that are not all above zero.
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
  const models = chooseModels(values, periods, series.horizon, parameters);
  const lowest = values.some((value) => value < 0) ? Number.NEGATIVE_INFINITY : 0;
  const isCount = lowest === 0 && values.every(Number.isInteger);
  const [roundDown, roundUp] = isCount
    ? [Math.floor, Math.ceil]
    : [(value: number) => value, (value: number) => value];
  const { mean, lower, upper } = combineForecasts(models, values, periods, series.horizon, parameters);
  return {
    mean: mean.map((value) => Math.max(lowest, value)),
    lower: lower.map((value) => Math.max(lowest, roundDown(value))),
    upper: upper.map((value) => Math.max(lowest, roundUp(value))),
  };
}

/** Returns the lengths of the seasons, shortest first. */
function listPeriods({ season, secondSeason = 0 }: EngineSeries): readonly number[] {
  const lengths = new Set([season, secondSeason].filter((steps) => steps > 1));
  return [...lengths].sort((one, other) => one - other);
}

/** Returns the weighted means of the forecasts and bounds of the models. */
function combineForecasts(
  models: readonly WeightedModel[],
  values: readonly number[],
  periods: readonly number[],
  horizon: number,
  { interval }: HoltWintersParameters,
): ForecastOutput {
  const createZeros = () => Array.from({ length: horizon }, () => 0);
  const sum = { mean: createZeros(), lower: createZeros(), upper: createZeros() };
  for (const { method, scale, weight } of models) {
    const steps = method(values.map(scale.transform), periods, horizon);
    for (const [step, { expected, variance }] of steps.entries()) {
      const margin = Z_SCORES[interval] * Math.sqrt(variance);
      sum.mean[step] = (sum.mean[step] ?? 0) + weight * scale.invert(expected);
      sum.lower[step] = (sum.lower[step] ?? 0) + weight * scale.invert(expected - margin);
      sum.upper[step] = (sum.upper[step] ?? 0) + weight * scale.invert(expected + margin);
    }
  }
  return sum;
}

/**
 * Returns the models whose forecasts are combined: one if the selection is fixed. Otherwise, a series that is too short
 * for a comparison gets four models with equal weights.
 */
function chooseModels(
  values: readonly number[],
  periods: readonly number[],
  horizon: number,
  { seasonality, damped, selection }: HoltWintersParameters,
): readonly WeightedModel[] {
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
  // The positions from which the models are compared. A short series has none.
  const origins = listOrigins(values.length, periods.at(-1) ?? 0, horizon);
  const isShort = origins.length === 0;
  const fixedTrend = damped ? 'damped' : 'full';
  const usedScales = isShort ? [findBestScale(scales, values, periods, fixedTrend)] : scales;
  const createFamily = (...methods: readonly ForecastMethod[]): readonly ForecastModel[] =>
    usedScales.flatMap((scale) => methods.map((method) => ({ method, scale })));
  const trends = isShort || selection === 'fixed' ? ([fixedTrend] as const) : (['damped', 'full'] as const);
  const trending = createFamily(...trends.map(smoothWith));
  const families =
    selection === 'fixed'
      ? [trending]
      : [
          trending,
          createFamily(smoothWith('none')),
          createFamily(forecastByTheta),
          [{ method: repeatLastSeason, scale: LINEAR }],
        ];
  return combineModels(families, values, periods, horizon, origins);
}

function smoothWith(trend: Trend): ForecastMethod {
  return (values, periods, horizon) => forecastBySmoothing(values, periods, horizon, trend);
}

/** Returns the scale on which the one-step-ahead forecasts have the smallest error, in the unit of the values. */
function findBestScale(
  scales: readonly Scale[],
  values: readonly number[],
  periods: readonly number[],
  trend: Trend,
): Scale {
  const [first = LINEAR, ...others] = scales;
  if (others.length === 0) return first;
  const errors = scales.map(({ transform, invert }) => {
    const { smoothed } = fitSeries(values.map(transform), periods, trend);
    return values.reduce((sum, value, index) => {
      const expected = invert(transform(value) - (smoothed.errors[index] ?? 0));
      return sum + (value - expected) ** 2;
    }, 0);
  });
  return scales[errors.indexOf(Math.min(...errors))] ?? first;
}
