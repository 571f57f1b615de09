import type { ForecastOutput } from '@atrium/contract';

type Values = readonly (number | null)[];

interface ForecastSeries {
  readonly history: Values;
  readonly mean: Values;
  readonly lower: Values;
  readonly upper: Values;
}

/**
 * Returns the history and the forecast over the same steps. The forecast starts at the last value of the history, so that
 * the lines meet.
 */
export function joinForecast(history: readonly number[], output: ForecastOutput): ForecastSeries {
  const last = history.at(-1);
  const past = history.slice(0, -1).map(() => null);
  const afterPast = (values: readonly number[]): Values =>
    last === undefined ? values : [...past, last, ...values];
  return {
    history: [...history, ...output.mean.map(() => null)],
    mean: afterPast(output.mean),
    lower: afterPast(output.lower),
    upper: afterPast(output.upper),
  };
}
