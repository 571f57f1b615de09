/** A row that all tables show: ten columns, the first one pinned. */
export type BenchmarkRow = Readonly<Record<string, string | number>> & { readonly id: string };

const ROWS = 10_000;

export const BENCHMARK_FIELDS = Array.from({ length: 10 }, (_, index) => `field${'abcdefghij'[index]}`);

export const BENCHMARK_COLUMN_WIDTH = 160;

export const BENCHMARK_HEIGHT = 600;

/** The same rows on each run. */
export const BENCHMARK_ROWS: readonly BenchmarkRow[] = Array.from({ length: ROWS }, (_, row) => ({
  id: `row-${row}`,
  ...Object.fromEntries(
    BENCHMARK_FIELDS.map((field, index) => [
      field,
      index % 3 === 1 ? row * (index + 7) : `Value ${row} of ${index}`,
    ]),
  ),
}));
