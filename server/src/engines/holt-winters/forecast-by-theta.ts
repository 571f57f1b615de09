import type { ForecastStep } from './forecast-method.ts';
import { removeSeasons } from './remove-seasons.ts';

/** The first level is the mean of this many values, or of the longest season if it has more values. */
const MIN_START_VALUES = 4;
/** The smoothing of the level is a multiple of 1 divided by this number: 0.01, 0.02, … 0.99. */
const SMOOTHING_DIVISOR = 100;

/**
 * Forecasts by the theta method (Assimakopoulos and Nikolopoulos 2000) in the form of Hyndman and Billah (2003): a
 * smoothed level that follows half of the linear trend, and constant seasons.
 */
export function forecastByTheta(
  values: readonly number[],
  periods: readonly number[],
  horizon: number,
): readonly ForecastStep[] {
  const adjusted = removeSeasons(values, periods);
  const firstLevel = mean(adjusted.values.slice(0, Math.max(MIN_START_VALUES, periods.at(-1) ?? 0)));
  const fits = Array.from({ length: SMOOTHING_DIVISOR - 1 }, (_, index) =>
    smoothLevel(adjusted.values, firstLevel, (index + 1) / SMOOTHING_DIVISOR),
  );
  const best = fits.reduce((one, other) => (other.squaredError < one.squaredError ? other : one));
  const drift = computeSlope(adjusted.values) / 2;
  // Three values are estimated: the first level, the smoothing and the slope.
  const variance = best.squaredError / Math.max(1, values.length - 3);
  const { level, smoothing } = best;
  // The smoothed level is this many steps behind the next value.
  const delay = (1 - (1 - smoothing) ** values.length) / smoothing;
  return Array.from({ length: horizon }, (_, step) => ({
    expected: level + drift * (step + delay) + adjusted.getSeason(values.length + step),
    variance: variance * (1 + step * smoothing ** 2),
  }));
}

function smoothLevel(values: readonly number[], firstLevel: number, smoothing: number) {
  let level = firstLevel;
  let squaredError = 0;
  for (const value of values) {
    const error = value - level;
    squaredError += error * error;
    level += smoothing * error;
  }
  return { smoothing, level, squaredError };
}

/** Returns the slope of the line with the least squared error. */
function computeSlope(values: readonly number[]): number {
  const middle = (values.length - 1) / 2;
  const level = mean(values);
  let product = 0;
  let spread = 0;
  for (const [position, value] of values.entries()) {
    product += (position - middle) * (value - level);
    spread += (position - middle) ** 2;
  }
  return spread === 0 ? 0 : product / spread;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}
