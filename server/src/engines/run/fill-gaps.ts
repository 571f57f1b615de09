import type { SeriesInput } from '@atrium/contract';

/**
 * Returns the values of a series with its missing values filled: a straight line between the neighbors, plus the trend
 * and the season of the known values if the series has two whole seasons.
 */
export function fillGaps({ values, season, secondSeason = 0 }: SeriesInput): number[] {
  if (!values.includes(null)) return values as number[];
  // The longer season if the series contains two of it, or else the shorter one. 0 if the series is too short for both.
  const period = [secondSeason, season].find((steps) => steps > 1 && values.length >= 2 * steps) ?? 0;
  const expected = period > 0 ? createExpectation(values, period) : () => 0;
  const residuals = values.map((value, at) => (value === null ? null : value - expected(at)));
  return interpolate(residuals).map((value, at) => values[at] ?? value + expected(at));
}

type Values = readonly (number | null)[];

/** Returns a function that computes the expected value at an index: the trend plus the mean season of known values. */
function createExpectation(values: Values, period: number): (at: number) => number {
  const trend = fitLine(values);
  const sums = Array.from({ length: period }, () => ({ sum: 0, count: 0 }));
  for (const [at, value] of values.entries()) {
    const phase = sums[at % period];
    if (value === null || !phase) continue;
    phase.sum += value - trend(at);
    phase.count += 1;
  }
  const seasonal = interpolate(sums.map(({ sum, count }) => (count > 0 ? sum / count : null)));
  return (at) => trend(at) + (seasonal[at % period] ?? 0);
}

/** Returns the line through the known values with the least squared error. */
function fitLine(values: Values): (at: number) => number {
  const points = [...values.entries()].flatMap(([at, value]) => (value === null ? [] : [{ at, value }]));
  const mean = (pick: (point: { at: number; value: number }) => number) =>
    points.reduce((sum, point) => sum + pick(point), 0) / Math.max(1, points.length);
  const [middle, level] = [mean(({ at }) => at), mean(({ value }) => value)];
  const spread = mean(({ at }) => (at - middle) ** 2);
  const slope = spread === 0 ? 0 : mean(({ at, value }) => (at - middle) * (value - level)) / spread;
  return (at) => level + slope * (at - middle);
}

/** Fills gaps with straight lines. A gap at an end takes the nearest value. */
function interpolate(values: Values): number[] {
  const filled: number[] = [];
  let lastIndex = -1;
  for (const [at, value] of values.entries()) {
    if (value === null) continue;
    const start = values[lastIndex] ?? value;
    for (let gap = lastIndex + 1; gap < at; gap += 1) {
      filled.push(start + ((value - start) * (gap - lastIndex)) / (at - lastIndex));
    }
    filled.push(value);
    lastIndex = at;
  }
  const last = values[lastIndex] ?? 0;
  while (filled.length < values.length) filled.push(last);
  return filled;
}
