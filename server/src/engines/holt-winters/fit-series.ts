import { searchMinimum } from './search-minimum.ts';
import { type Smoothed, type Smoothing, smoothSeries } from './smooth-series.ts';

export interface FittedSeries {
  readonly smoothing: Smoothing;
  readonly smoothed: Smoothed;
  /** Variance of the one-step-ahead errors. */
  readonly variance: number;
}

/** Starting points of the search. The best result wins. */
const STARTS: readonly (readonly number[])[] = [
  [0.3, 0.1, 0.1, 0.9],
  [0.8, 0.05, 0.5, 0.9],
  [0.1, 0.02, 0.02, 0.9],
];
/** Bounds of the damping of the trend per step. A smaller value leaves no trend, a larger one does not damp it. */
const MIN_DAMPING = 0.8;
const MAX_DAMPING = 0.98;

/** Chooses the smoothing that minimizes the squared one-step-ahead errors. */
export function fitSeries(values: readonly number[], period: number, isDamped: boolean): FittedSeries {
  const at = (point: readonly number[]) => toSmoothing(point, period, isDamped);
  const cost = (point: readonly number[]) => squares(smoothSeries(values, period, at(point)).errors);
  const ends = STARTS.map((start) => searchMinimum(start, cost)).sort(
    (one, other) => cost(one) - cost(other),
  );
  const smoothing = at(ends[0] ?? STARTS[0] ?? []);
  const smoothed = smoothSeries(values, period, smoothing);
  const freedom = Math.max(1, values.length - (period > 0 ? 3 : 2));
  return { smoothing, smoothed, variance: squares(smoothed.errors) / freedom };
}

/**
 * Limits each parameter to the bounds in which the forecast stays stable (trend below level, season below the remainder
 * of the level).
 */
function toSmoothing(
  [level = 0, trend = 0, season = 0, damping = 1]: readonly number[],
  period: number,
  isDamped: boolean,
): Smoothing {
  return {
    level,
    trend: level * trend,
    season: period === 0 ? 0 : (1 - level) * season,
    damping: isDamped ? MIN_DAMPING + damping * (MAX_DAMPING - MIN_DAMPING) : 1,
  };
}

function squares(errors: readonly number[]): number {
  return errors.reduce((sum, error) => sum + error * error, 0);
}
