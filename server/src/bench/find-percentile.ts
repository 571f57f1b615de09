/**
 * Returns the time below which the given share (0 to 1) of all times lies, rounded to a tenth of a millisecond. Returns
 * NaN for an empty list.
 */
export function findPercentile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((one, other) => one - other);
  return Math.round((sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN) * 10) / 10;
}
