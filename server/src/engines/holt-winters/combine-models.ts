import type { ForecastMethod } from './forecast-method.ts';
import type { Scale } from './scale.ts';

/** A method on one scale. */
export interface ForecastModel {
  readonly method: ForecastMethod;
  readonly scale: Scale;
}

export interface WeightedModel extends ForecastModel {
  /** The weights of all models add up to 1. */
  readonly weight: number;
}

/** The smallest number of values that must precede a position from which forecasts are compared. */
const MIN_TRAINING = 10;
/** The largest number of positions from which the models forecast known values. */
const MAX_ORIGINS = 5;

/**
 * Returns the positions from which the models forecast known values, up to the requested horizon (“rolling origin”).
 * They are half a horizon apart, but no more than a quarter of the series. At least two seasons and ten values precede
 * each position, so a short series has none.
 */
export function listOrigins(length: number, period: number, horizon: number): readonly number[] {
  const gap = Math.max(1, Math.min(Math.ceil(horizon / 2), Math.floor(length / 4)));
  const minOrigin = Math.max(2 * period, MIN_TRAINING);
  return Array.from({ length: MAX_ORIGINS }, (_, index) => length - (index + 1) * gap).filter(
    (origin) => origin >= minOrigin,
  );
}

/**
 * Chooses one model of each family, and weights the chosen models. A family contains variants of one method, for
 * example on different scales. The chosen variant is the one whose forecasts from the origins have the lowest mean
 * absolute error. Its weight is proportional to the inverse of the square of this error (Bates and Granger 1969).
 * Without origins, the first variant is chosen, and the weights are equal.
 */
export function combineModels(
  families: readonly (readonly ForecastModel[])[],
  values: readonly number[],
  periods: readonly number[],
  horizon: number,
  origins: readonly number[],
): readonly WeightedModel[] {
  const isCompared = origins.length > 0 && families.flat().length > 1;
  const winners = families.flatMap((models) => {
    const measured = models.map((model) => ({
      model,
      error: isCompared ? measureError(model, values, periods, horizon, origins) : 0,
    }));
    return measured.toSorted((one, other) => one.error - other.error).slice(0, 1);
  });
  const lowest = Math.min(...winners.map(({ error }) => error));
  // The lowest error may be 0, so it is not divided by itself.
  const shares = winners.map(({ error }) => (error === lowest ? 1 : (lowest / error) ** 2));
  const total = shares.reduce((sum, share) => sum + share, 0);
  return winners.map(({ model }, index) => ({ ...model, weight: (shares[index] ?? 0) / total }));
}

/** Returns the mean absolute error of the forecasts from all origins. */
function measureError(
  { method, scale }: ForecastModel,
  values: readonly number[],
  periods: readonly number[],
  horizon: number,
  origins: readonly number[],
): number {
  const errors = origins.flatMap((origin) => {
    const steps = Math.min(horizon, values.length - origin);
    const forecast = method(values.slice(0, origin).map(scale.transform), periods, steps);
    return forecast.map(({ expected }, step) =>
      Math.abs((values[origin + step] ?? 0) - scale.invert(expected)),
    );
  });
  return errors.reduce((sum, error) => sum + error, 0) / Math.max(1, errors.length);
}
