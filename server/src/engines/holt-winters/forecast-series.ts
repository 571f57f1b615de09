import { ERROR_CODES, type ForecastOutput, type SeriesInput } from '@atrium/contract';
import { InputRefusal } from '../core/input-refusal.ts';
import { type FittedSeries, fitSeries } from './fit-series.ts';
import type { HoltWintersParameters } from './holt-winters-parameters.ts';

/** Standard deviations to either side that contain the given percentage of a normal distribution. */
const DEVIATIONS: Readonly<Record<HoltWintersParameters['interval'], number>> = {
  '80': 1.2816,
  '90': 1.6449,
  '95': 1.96,
  '99': 2.5758,
};

/** A scale on which seasons are additive: the values themselves, or their logarithms for multiplicative seasons. */
interface Scale {
  readonly to: (value: number) => number;
  readonly from: (value: number) => number;
}

const PLAIN: Scale = { to: (value) => value, from: (value) => value };
const LOGARITHMIC: Scale = { to: Math.log, from: Math.exp };

/** Forecasts a series with an interval that widens as uncertainty grows. */
export function forecastSeries(series: SeriesInput, parameters: HoltWintersParameters): ForecastOutput {
  const { values, horizon } = series;
  const period = series.season > 1 ? series.season : 0;
  if (values.length < 2 * period) {
    throw new InputRefusal(
      ERROR_CODES.seriesTooShort,
      `A season of ${period} steps needs at least ${2 * period} values; there are ${values.length}.`,
      { needed: 2 * period, given: values.length },
    );
  }
  const { scale, fitted } = chooseScale(values, period, parameters);
  const deviations = DEVIATIONS[parameters.interval];
  const output: ForecastOutput = { mean: [], lower: [], upper: [] };
  for (const { expected, variance } of stepsAhead(fitted, period, horizon)) {
    const reach = deviations * Math.sqrt(variance);
    output.mean.push(scale.from(expected));
    output.lower.push(scale.from(expected - reach));
    output.upper.push(scale.from(expected + reach));
  }
  return output;
}

function chooseScale(
  values: readonly number[],
  period: number,
  { seasonality, damped }: HoltWintersParameters,
): { readonly scale: Scale; readonly fitted: FittedSeries } {
  const isPositive = values.every((value) => value > 0);
  if (seasonality === 'multiplicative' && !isPositive) {
    throw new InputRefusal(ERROR_CODES.valuesNotPositive, 'Multiplicative seasons need values above zero.');
  }
  const scales = {
    additive: [PLAIN],
    multiplicative: [LOGARITHMIC],
    auto: isPositive && period > 0 ? [PLAIN, LOGARITHMIC] : [PLAIN],
  }[seasonality];
  const [best] = scales
    .map((scale) => {
      const fitted = fitSeries(values.map(scale.to), period, damped);
      return { scale, fitted, miss: missOf(values, scale, fitted) };
    })
    .sort((one, other) => one.miss - other.miss);
  if (!best) throw new Error('No scale was tried.');
  return best;
}

/** Returns the error of the one-step-ahead forecasts, in the unit of the values. */
function missOf(values: readonly number[], scale: Scale, { smoothed }: FittedSeries): number {
  return values.reduce((sum, value, at) => {
    const expected = scale.from(scale.to(value) - (smoothed.errors[at] ?? 0));
    return sum + (value - expected) ** 2;
  }, 0);
}

/** Point forecasts and their variances (Hyndman et al. 2008, table 6.1). */
function* stepsAhead({ smoothing, smoothed, variance }: FittedSeries, period: number, horizon: number) {
  let carried = 0;
  let spread = 1;
  for (let step = 1; step <= horizon; step += 1) {
    carried += smoothing.damping ** step;
    const season = period === 0 ? 0 : (smoothed.seasons[(step - 1) % period] ?? 0);
    yield { expected: smoothed.level + carried * smoothed.trend + season, variance: variance * spread };
    const isSeason = period > 0 && step % period === 0;
    spread += (smoothing.level + smoothing.trend * carried + (isSeason ? smoothing.season : 0)) ** 2;
  }
}
