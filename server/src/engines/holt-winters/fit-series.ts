import { searchMinimum } from './search-minimum.ts';
import { type Smoothed, type Smoothing, smoothSeries } from './smooth-series.ts';

export interface FittedSeries {
  readonly smoothing: Smoothing;
  readonly smoothed: Smoothed;
  /** Variance of the one-step-ahead errors. */
  readonly variance: number;
}

/** Starting points of the search: level, trend, damping, season. The best result wins. */
const STARTS = [
  [0.3, 0.1, 0.9, 0.1],
  [0.8, 0.05, 0.9, 0.5],
  [0.1, 0.02, 0.9, 0.02],
] as const;
/** Bounds of the damping of the trend per step. A smaller value leaves no trend, a larger one does not damp it. */
const MIN_DAMPING = 0.8;
const MAX_DAMPING = 0.98;

/** Chooses the smoothing that minimizes the squared one-step-ahead errors. */
export function fitSeries(
  values: readonly number[],
  periods: readonly number[],
  isDamped: boolean,
): FittedSeries {
  const getSmoothing = (point: readonly number[]) => toSmoothing(point, isDamped);
  const cost = (point: readonly number[]) =>
    sumOfSquares(smoothSeries(values, periods, getSmoothing(point)).errors);
  const starts = STARTS.map(([level, trend, damping, season]) => [
    level,
    trend,
    damping,
    ...periods.map(() => season),
  ]);
  const ends = starts
    .map((start) => searchMinimum(start, cost))
    .sort((one, other) => cost(one) - cost(other));
  const smoothing = getSmoothing(ends[0] ?? []);
  const smoothed = smoothSeries(values, periods, smoothing);
  const degreesOfFreedom = Math.max(1, values.length - (2 + periods.length));
  return { smoothing, smoothed, variance: sumOfSquares(smoothed.errors) / degreesOfFreedom };
}

/**
 * Limits each parameter to the bounds in which the forecast stays stable (the trend is below the level, and the sum of
 * the level and the seasons is at most 1).
 */
function toSmoothing(
  [level = 0, trend = 0, damping = 1, ...shares]: readonly number[],
  isDamped: boolean,
): Smoothing {
  let remaining = 1 - level;
  const seasons = shares.map((share) => {
    const season = remaining * share;
    remaining -= season;
    return season;
  });
  return {
    level,
    trend: level * trend,
    seasons,
    damping: isDamped ? MIN_DAMPING + damping * (MAX_DAMPING - MIN_DAMPING) : 1,
  };
}

function sumOfSquares(errors: readonly number[]): number {
  return errors.reduce((sum, error) => sum + error * error, 0);
}
