import type { ForecastStep } from './forecast-method.ts';

/**
 * Repeats the last season, or the last value of a series without seasons (“seasonal naive”). Of
 * several seasons, it repeats the longest one.
 */
export function repeatLastSeason(
  values: readonly number[],
  periods: readonly number[],
  horizon: number,
): readonly ForecastStep[] {
  const period = periods.at(-1) ?? 1;
  const changes = values.slice(period).map((value, index) => value - (values[index] ?? 0));
  const variance = changes.reduce((sum, change) => sum + change * change, 0) / Math.max(1, changes.length);
  return Array.from({ length: horizon }, (_, step) => ({
    expected: values[values.length - period + (step % period)] ?? 0,
    variance: variance * (Math.floor(step / period) + 1),
  }));
}
