import type { TableInput } from '@atrium/contract';
import { useMemo, useState } from 'react';
import { type PlotColumn, plotColumns } from './table-columns.ts';

/** The two columns that points are drawn over, and the choice of others. */
export interface PlotChoice {
  readonly columns: readonly PlotColumn[];
  readonly x: number;
  readonly y: number;
  chooseX(column: number): void;
  chooseY(column: number): void;
}

/** The first two columns at first; a single one stands over the place of its row. */
export function usePlotColumns(
  table: TableInput | undefined,
  used: readonly string[],
  rowCount: number,
): PlotChoice {
  const columns = useMemo(() => plotColumns(table, used, rowCount), [table, used, rowCount]);
  const last = columns.length - 1;
  const [chosen, setChosen] = useState<{ readonly x?: number; readonly y?: number }>({});
  return {
    columns,
    x: Math.min(chosen.x ?? (last > 1 ? 0 : last), last),
    y: Math.min(chosen.y ?? (last > 1 ? 1 : 0), last),
    chooseX: (x) => setChosen({ ...chosen, x }),
    chooseY: (y) => setChosen({ ...chosen, y }),
  };
}
