import type { ForecastOutput } from '@atrium/contract';

type Values = readonly (number | null)[];

interface ForecastSeries {
  readonly history: Values;
  readonly mean: Values;
  readonly lower: Values;
  readonly upper: Values;
}

/** Returns the history and the forecast over the same steps. */
export function joinForecast(history: readonly number[], output: ForecastOutput): ForecastSeries {
  const past = history.map(() => null);
  const afterPast = (values: readonly number[]): Values => [...past, ...values];
  return {
    history: [...history, ...output.mean.map(() => null)],
    mean: afterPast(output.mean),
    lower: afterPast(output.lower),
    upper: afterPast(output.upper),
  };
}
