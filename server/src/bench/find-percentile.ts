/** Returns the time below which the given share of all times lies, rounded to a tenth of a millisecond. */
export function findPercentile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((one, other) => one - other);
  return Math.round((sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN) * 10) / 10;
}
