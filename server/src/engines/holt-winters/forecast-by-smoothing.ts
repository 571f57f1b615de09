import { fitSeries } from './fit-series.ts';
import type { ForecastStep } from './forecast-method.ts';
import type { Trend } from './smooth-series.ts';

/** Forecasts by Holt-Winters smoothing. The variances are those of Hyndman et al. 2008, table 6.1. */
export function forecastBySmoothing(
  values: readonly number[],
  periods: readonly number[],
  horizon: number,
  trend: Trend,
): readonly ForecastStep[] {
  const { smoothing, smoothed, variance } = fitSeries(values, periods, trend);
  const steps: ForecastStep[] = [];
  let trendFactor = 0;
  let varianceFactor = 1;
  for (let step = 1; step <= horizon; step += 1) {
    trendFactor += smoothing.damping ** step;
    const season = smoothed.seasons.reduce(
      (sum, seasonal) => sum + (seasonal[(step - 1) % seasonal.length] ?? 0),
      0,
    );
    steps.push({
      expected: smoothed.level + trendFactor * smoothed.trend + season,
      variance: variance * varianceFactor,
    });
    const repeatedSeasons = smoothing.seasons.filter((_, index) => step % (periods[index] ?? step) === 0);
    const seasonFactor = repeatedSeasons.reduce((sum, each) => sum + each, 0);
    varianceFactor += (smoothing.level + smoothing.trend * trendFactor + seasonFactor) ** 2;
  }
  return steps;
}
