import { searchMinimum } from './search-minimum.ts';
import { estimateStart, type Smoothed, type Smoothing, smoothSeries, type Trend } from './smooth-series.ts';

export interface FittedSeries {
  /** The parameters of the smoothing. */
  readonly smoothing: Smoothing;
  /** The result of the smoothing. */
  readonly smoothed: Smoothed;
  /** Variance of the one-step-ahead errors. */
  readonly variance: number;
}

/** Starting points of the search: level, trend, damping, every season. The best result wins. */
const STARTS = [
  [0.3, 0.1, 0.9, 0.1],
  [0.8, 0.05, 0.9, 0.5],
  [0.1, 0.02, 0.9, 0.02],
] as const;
/**
 * Bounds of the damping of the trend per step. Below them, hardly any trend remains. Above them, the trend is hardly
 * damped.
 */
const MIN_DAMPING = 0.8;
const MAX_DAMPING = 0.98;

/** Chooses the smoothing that minimizes the squared one-step-ahead errors. */
export function fitSeries(values: readonly number[], periods: readonly number[], trend: Trend): FittedSeries {
  const getSmoothing = (point: readonly number[]) => toSmoothing(point, trend);
  const start = estimateStart(values, periods);
  const cost = (point: readonly number[]) => smoothSeries(values, start, getSmoothing(point)).squaredError;
  const points = STARTS.map(([level, trendShare, damping, season]) => [
    level,
    trendShare,
    damping,
    ...periods.map(() => season),
  ]);
  const ends = points
    .map((point) => searchMinimum(point, cost))
    .sort((one, other) => cost(one) - cost(other));
  const smoothing = getSmoothing(ends[0] ?? []);
  const smoothed = smoothSeries(values, start, smoothing);
  const degreesOfFreedom = Math.max(1, values.length - (2 + periods.length));
  return { smoothing, smoothed, variance: smoothed.squaredError / degreesOfFreedom };
}

/**
 * Converts a point of the search, with coordinates from 0 to 1, to parameters with which the forecast stays stable: the
 * trend is at most the level, and the sum of the level and the seasons is at most 1.
 */
function toSmoothing(
  [level = 0, trendShare = 0, damping = 1, ...seasonShares]: readonly number[],
  trend: Trend,
): Smoothing {
  let remaining = 1 - level;
  const seasons = seasonShares.map((share) => {
    const season = remaining * share;
    remaining -= season;
    return season;
  });
  return {
    level,
    trend: trend === 'none' ? 0 : level * trendShare,
    seasons,
    damping: { damped: MIN_DAMPING + damping * (MAX_DAMPING - MIN_DAMPING), full: 1, none: 0 }[trend],
  };
}
