/** Returns the harmonic mean of precision and recall. `outliers` are the indexes of the rows that should be flagged. */
export function computeFlagF1(flags: readonly boolean[], outliers: readonly number[]): number {
  const found = outliers.filter((row) => flags[row]).length;
  const flagged = flags.filter(Boolean).length;
  return (2 * found) / (flagged + outliers.length);
}
