/** How quickly level, trend and season follow new values (0 slowly, 1 immediately), and how the trend fades. */
export interface Smoothing {
  readonly level: number;
  readonly trend: number;
  readonly season: number;
  /** The share of the trend that remains after each step, up to 1. */
  readonly damping: number;
}

/** The state of the smoothed components after the last value. */
export interface Smoothed {
  readonly level: number;
  readonly trend: number;
  /** The seasonal component of each step. The first one belongs to the next value. Empty without seasons. */
  readonly seasons: readonly number[];
  /** The one-step-ahead error of each value. */
  readonly errors: readonly number[];
}

/** Runs over a series once, in the error-correction form (Hyndman et al. 2008, chapter 2). */
export function smoothSeries(values: readonly number[], period: number, smoothing: Smoothing): Smoothed {
  const seasons = beginSeasons(values, period);
  const first = values.slice(0, period || 1);
  let level = mean(first);
  let trend = beginTrend(values, period);
  const errors: number[] = [];
  // The level is that of the middle of the first season. It is moved back to just before the first value.
  level -= trend * ((first.length + 1) / 2);
  for (let at = 0; at < values.length; at += 1) {
    const seasonIndex = period === 0 ? 0 : at % period;
    const season = seasons[seasonIndex] ?? 0;
    const carried = level + smoothing.damping * trend;
    const error = (values[at] ?? 0) - carried - season;
    errors.push(error);
    level = carried + smoothing.level * error;
    trend = smoothing.damping * trend + smoothing.trend * error;
    if (period > 0) seasons[seasonIndex] = season + smoothing.season * error;
  }
  const next = period === 0 ? 0 : values.length % period;
  return { level, trend, seasons: [...seasons.slice(next), ...seasons.slice(0, next)], errors };
}

function beginTrend(values: readonly number[], period: number): number {
  if (period === 0)
    return (
      ((values[Math.min(values.length, 5) - 1] ?? 0) - (values[0] ?? 0)) / Math.min(values.length - 1, 4)
    );
  return (mean(values.slice(period, 2 * period)) - mean(values.slice(0, period))) / period;
}

/** Returns the initial seasonal components: those of the first two seasons without their trend. */
function beginSeasons(values: readonly number[], period: number): number[] {
  const trend = period === 0 ? 0 : beginTrend(values, period);
  const swings = Array.from({ length: period }, (_, step) => {
    const level = trend * (step - (period - 1) / 2);
    const one = (values[step] ?? 0) - mean(values.slice(0, period)) - level;
    const other = (values[step + period] ?? 0) - mean(values.slice(period, 2 * period)) - level;
    return (one + other) / 2;
  });
  const middle = mean(swings);
  return swings.map((swing) => swing - middle);
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}
