/** Rows on a common scale, and the function that converts a point back to the scales of the original columns. */
export interface Standardized {
  readonly rows: number[][];
  toOriginal(point: readonly number[]): number[];
}

/** Scales every column to mean 0 and standard deviation 1. A column of equal values becomes 0. */
export function standardize(rows: readonly (readonly number[])[]): Standardized {
  const width = rows[0]?.length ?? 0;
  const scales = Array.from({ length: width }, (_, column) => {
    const values = rows.map((row) => row[column] ?? 0);
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
    return { mean, deviation: Math.sqrt(variance) || 1 };
  });
  return {
    rows: rows.map((row) =>
      scales.map(({ mean, deviation }, column) => ((row[column] ?? 0) - mean) / deviation),
    ),
    toOriginal: (point) =>
      scales.map(({ mean, deviation }, column) => (point[column] ?? 0) * deviation + mean),
  };
}
