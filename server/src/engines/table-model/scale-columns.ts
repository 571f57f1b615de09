export interface ScaledColumns {
  readonly columns: readonly Float64Array[];
  readonly means: number[];
  readonly deviations: number[];
}

/** Scales a value by the mean and the standard deviation of its column. */
export function scaleValue(
  value: number,
  { means, deviations }: Pick<ScaledColumns, 'means' | 'deviations'>,
  column: number,
): number {
  return (value - (means[column] ?? 0)) / (deviations[column] ?? 1);
}

/** Scales every column to mean 0 and standard deviation 1. A column of equal values becomes 0. */
export function scaleColumns(columns: readonly Float64Array[]): ScaledColumns {
  const means = columns.map((values) => sum(values) / values.length);
  const deviations = columns.map((values, index) => {
    const mean = means[index] ?? 0;
    return Math.sqrt(sum(values.map((value) => (value - mean) ** 2)) / values.length) || 1;
  });
  const scale = { means, deviations };
  const scaled = columns.map((values, column) => values.map((value) => scaleValue(value, scale, column)));
  return { columns: scaled, ...scale };
}

function sum(values: Float64Array): number {
  return values.reduce((total, value) => total + value, 0);
}
