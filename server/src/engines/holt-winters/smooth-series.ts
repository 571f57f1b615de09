/** A trend that fades, one that continues, or none. */
export type Trend = 'damped' | 'full' | 'none';

/** How quickly level, trend and seasons follow new values (0 not at all, 1 immediately), and how the trend fades. */
export interface Smoothing {
  readonly level: number;
  readonly trend: number;
  /** One for each season, shortest first. */
  readonly seasons: readonly number[];
  /** The share of the trend that remains after each step, up to 1. It is 0 if there is no trend. */
  readonly damping: number;
}

/** The components with which the smoothing starts. */
export interface StartState {
  /** The mean of the first season, or the first value of a series without seasons. */
  readonly level: number;
  readonly trend: number;
  /** For each season, the seasonal component of each position in it. */
  readonly seasons: readonly (readonly number[])[];
}

/** The state of the smoothed components after the last value. */
export interface Smoothed {
  readonly level: number;
  readonly trend: number;
  /** For each season, the seasonal component of each position in it. The first one belongs to the next value. */
  readonly seasons: readonly (readonly number[])[];
  /** The one-step-ahead error of each value. */
  readonly errors: Float64Array;
  /** The sum of the squared errors. */
  readonly squaredError: number;
}

/**
 * Estimates the components with which the smoothing starts: from the first two seasons, or from the first values of a
 * series without seasons.
 *
 * @param periods The lengths of the seasons, shortest first. Empty without seasons.
 */
export function estimateStart(values: readonly number[], periods: readonly number[]): StartState {
  const longest = periods.at(-1) ?? 0;
  return {
    level: mean(values.slice(0, longest || 1)),
    trend: estimateTrend(values, longest),
    seasons: estimateSeasons(values, periods),
  };
}

/**
 * Smooths a series in one pass, in the error-correction form (Hyndman et al. 2008, chapter 2; for two seasons, Taylor
 * 2003).
 */
export function smoothSeries(values: readonly number[], start: StartState, smoothing: Smoothing): Smoothed {
  const seasons = start.seasons.map((seasonal) => Float64Array.from(seasonal));
  const longest = seasons.at(-1)?.length ?? 1;
  let trend = smoothing.damping === 0 ? 0 : start.trend;
  // `start.level` is the level in the middle of the first season. The smoothing needs the level before the first value.
  let level = start.level - (trend * (longest + 1)) / 2;
  const errors = new Float64Array(values.length);
  let squaredError = 0;
  for (let position = 0; position < values.length; position += 1) {
    const predicted = level + smoothing.damping * trend;
    let error = (values[position] ?? 0) - predicted;
    for (let index = 0; index < seasons.length; index += 1) {
      const seasonal = seasons[index];
      if (seasonal) error -= seasonal[position % seasonal.length] ?? 0;
    }
    errors[position] = error;
    squaredError += error * error;
    level = predicted + smoothing.level * error;
    trend = smoothing.damping * trend + smoothing.trend * error;
    for (let index = 0; index < seasons.length; index += 1) {
      const seasonal = seasons[index];
      if (!seasonal) continue;
      // The position of the value in the season.
      const phase = position % seasonal.length;
      seasonal[phase] = (seasonal[phase] ?? 0) + (smoothing.seasons[index] ?? 0) * error;
    }
  }
  return {
    level,
    trend,
    seasons: seasons.map((seasonal) => {
      const nextPhase = values.length % seasonal.length;
      return [...seasonal.subarray(nextPhase), ...seasonal.subarray(0, nextPhase)];
    }),
    errors,
    squaredError,
  };
}

/** Returns the mean change per step: between the first two seasons, or else over the first five values. */
function estimateTrend(values: readonly number[], period: number): number {
  if (period === 0)
    return (
      ((values[Math.min(values.length, 5) - 1] ?? 0) - (values[0] ?? 0)) / Math.min(values.length - 1, 4)
    );
  return (mean(values.slice(period, 2 * period)) - mean(values.slice(0, period))) / period;
}

/**
 * Returns the initial seasonal components. A longer season is computed from what remains when the shorter ones are
 * removed.
 */
function estimateSeasons(values: readonly number[], periods: readonly number[]): number[][] {
  let remaining = values.slice(0, 2 * (periods.at(-1) ?? 0));
  return periods.map((period) => {
    const seasonal = estimateSeason(remaining, period);
    remaining = remaining.map((value, position) => value - (seasonal[position % period] ?? 0));
    return seasonal;
  });
}

/**
 * Returns, for each position in the season, how much its values differ on average from the mean of their season,
 * without the trend. The differences add up to 0.
 */
function estimateSeason(values: readonly number[], period: number): number[] {
  const trend = estimateTrend(values, period);
  const count = Math.max(1, Math.floor(values.length / period));
  const seasonal = Array.from({ length: period }, () => 0);
  for (let start = 0; start < count * period; start += period) {
    const level = mean(values.slice(start, start + period));
    for (let phase = 0; phase < period; phase += 1) {
      const difference = (values[start + phase] ?? 0) - level - trend * (phase - (period - 1) / 2);
      seasonal[phase] = (seasonal[phase] ?? 0) + difference / count;
    }
  }
  const average = mean(seasonal);
  return seasonal.map((difference) => difference - average);
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}
