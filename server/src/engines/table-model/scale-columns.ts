export interface ScaledColumns {
  readonly columns: readonly Float64Array[];
  readonly means: number[];
  readonly deviations: number[];
}

/** Scales every column to mean 0 and standard deviation 1. A column without spread stays at 0. */
export function scaleColumns(columns: readonly Float64Array[]): ScaledColumns {
  const means = columns.map((values) => sum(values) / values.length);
  const deviations = columns.map((values, index) => {
    const mean = means[index] ?? 0;
    return Math.sqrt(sum(values.map((value) => (value - mean) ** 2)) / values.length) || 1;
  });
  const scaled = columns.map((values, index) => {
    const [mean, deviation] = [means[index] ?? 0, deviations[index] ?? 1];
    return values.map((value) => (value - mean) / deviation);
  });
  return { columns: scaled, means, deviations };
}

function sum(values: Float64Array): number {
  return values.reduce((total, value) => total + value, 0);
}
