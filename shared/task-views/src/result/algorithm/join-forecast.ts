import type { ForecastOutput } from '@atrium/contract';

type Values = readonly (number | null)[];

interface ForecastSeries {
  readonly history: Values;
  readonly mean: Values;
  readonly lower: Values;
  readonly upper: Values;
  /** The last value of the history, at which the lines of the forecast start. Missing if this value is null. */
  readonly anchor?: { readonly index: number; readonly value: number };
}

/** Returns the history and the forecast over the same steps. */
export function joinForecast(history: Values, output: ForecastOutput): ForecastSeries {
  const past = history.map(() => null);
  const value = history.at(-1) ?? undefined;
  return {
    history: [...history, ...output.mean.map(() => null)],
    mean: [...past, ...output.mean],
    lower: [...past, ...output.lower],
    upper: [...past, ...output.upper],
    ...(value !== undefined && { anchor: { index: history.length - 1, value } }),
  };
}
