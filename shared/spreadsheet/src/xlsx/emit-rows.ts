import type { CellObject } from '@e965/xlsx';
import { assertSize } from '../grid/assert-size.ts';
import type { Cell } from '../grid/cell.ts';
import type { RowSink } from '../grid/grid.ts';
import { createRowBuffer } from '../grid/row-buffer.ts';

type SparseRow = (CellObject | undefined)[] | undefined;

/** Hands on the rows that hold something. Only cells that are there are walked, whatever range the file claims. */
export function emitRows(
  rows: readonly SparseRow[],
  readCell: (cell: CellObject) => Cell,
  onRows: RowSink,
): { readonly rowCount: number; readonly columnCount: number } {
  let rowCount = 0;
  let columnCount = 0;
  rows.forEach((row) => {
    if (!row || row.length === 0) return;
    rowCount += 1;
    columnCount = Math.max(columnCount, row.length);
  });
  assertSize(rowCount, columnCount);
  const buffer = createRowBuffer(onRows);
  rows.forEach((row) => {
    if (!row) return;
    const cells = new Array<Cell>(row.length).fill(null);
    let isEmpty = true;
    row.forEach((cell, column) => {
      const value = cell ? readCell(cell) : null;
      cells[column] = value;
      if (value !== null && value !== '') isEmpty = false;
    });
    if (!isEmpty) buffer.add(cells);
  });
  buffer.flush();
  return { rowCount: buffer.count(), columnCount };
}
