/** Returns the harmonic mean of precision and recall. `anomalousRows` are the indexes of the rows to flag. */
export function computeFlagF1(flags: readonly boolean[], anomalousRows: readonly number[]): number {
  const found = anomalousRows.filter((row) => flags[row]).length;
  const flagged = flags.filter(Boolean).length;
  return (2 * found) / (flagged + anomalousRows.length);
}
