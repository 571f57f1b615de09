import type { TableInput } from '@atrium/contract';

/** Something that points are placed by: a column of numbers, or the place of the row. */
export interface PlotColumn {
  /** None for the place of the row. */
  readonly name: string | undefined;
  /** A value for each row; `NaN` where it has none. */
  readonly values: readonly number[];
}

/** The columns that an engine used, and behind them the place of the row. */
export function plotColumns(
  table: TableInput | undefined,
  used: readonly string[],
  rowCount: number,
): readonly PlotColumn[] {
  const places = { name: undefined, values: Array.from({ length: rowCount }, (_, at) => at + 1) };
  const named = used.flatMap((name) => {
    const at = table?.columns.indexOf(name) ?? -1;
    return table && at >= 0 ? [{ name, values: table.rows.map((row) => numberOf(row[at])) }] : [];
  });
  return [...named, places];
}

function numberOf(cell: number | string | null | undefined): number {
  return typeof cell === 'number' ? cell : Number.NaN;
}
