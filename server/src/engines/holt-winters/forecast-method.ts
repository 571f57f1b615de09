/** The forecast of one step, and the variance of its error. */
export interface ForecastStep {
  readonly expected: number;
  readonly variance: number;
}

/** Forecasts the values that follow a series. `periods` are the lengths of its seasons, shortest first. */
export type ForecastMethod = (
  values: readonly number[],
  periods: readonly number[],
  horizon: number,
) => readonly ForecastStep[];
