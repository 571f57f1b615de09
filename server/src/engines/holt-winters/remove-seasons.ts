export interface AdjustedSeries {
  /** The values without their seasons. */
  readonly values: readonly number[];
  /** Returns the sum of the seasonal components at a position, which may be after the last value. */
  readonly getSeason: (position: number) => number;
}

/**
 * Removes constant seasons from a series by classical decomposition. A longer season is computed from what remains when
 * the shorter ones are removed.
 */
export function removeSeasons(values: readonly number[], periods: readonly number[]): AdjustedSeries {
  const seasons: (readonly number[])[] = [];
  let remaining = values;
  for (const period of periods) {
    const season = findSeason(remaining, period);
    seasons.push(season);
    remaining = remaining.map((value, position) => value - (season[position % period] ?? 0));
  }
  return {
    values: remaining,
    getSeason: (position) =>
      seasons.reduce((sum, season) => sum + (season[position % season.length] ?? 0), 0),
  };
}

/**
 * Returns, for each position in the season, how much its values differ on average from the moving average over one
 * season. The differences add up to 0.
 */
function findSeason(values: readonly number[], period: number): readonly number[] {
  const sums = [0];
  for (const value of values) sums.push((sums.at(-1) ?? 0) + value);
  const average = (start: number) => ((sums[start + period] ?? 0) - (sums[start] ?? 0)) / period;
  const half = Math.floor(period / 2);
  // The differences at each position in the season.
  const totals = Array.from({ length: period }, () => ({ sum: 0, count: 0 }));
  for (let position = half; position < values.length - half; position += 1) {
    // An even season has no middle value, so the average of two windows is used.
    const level =
      period % 2 === 1
        ? average(position - half)
        : (average(position - half) + average(position - half + 1)) / 2;
    const total = totals[position % period];
    if (!total) continue;
    total.sum += (values[position] ?? 0) - level;
    total.count += 1;
  }
  const season = totals.map(({ sum, count }) => (count > 0 ? sum / count : 0));
  const mean = season.reduce((sum, value) => sum + value, 0) / period;
  return season.map((value) => value - mean);
}
