import type { TableInput } from '@atrium/contract';

/** The values of an axis: a column of numbers, or the row numbers. */
export interface PlotColumn {
  /** Undefined for the row numbers. */
  readonly name: string | undefined;
  /** A value for each row, or `NaN` for a row without a value. */
  readonly values: readonly number[];
}

/** Returns the columns that an engine used, followed by the row numbers. */
export function findPlotColumns(
  table: TableInput | undefined,
  used: readonly string[],
  rowCount: number,
): readonly PlotColumn[] {
  const columns = used.flatMap((name) => {
    const index = table?.columns.indexOf(name) ?? -1;
    if (!table || index < 0) return [];
    const cells = table.rows.map((row) => row[index]);
    return [{ name, values: cells.map((cell) => (typeof cell === 'number' ? cell : Number.NaN)) }];
  });
  return [...columns, { name: undefined, values: Array.from({ length: rowCount }, (_, index) => index + 1) }];
}
