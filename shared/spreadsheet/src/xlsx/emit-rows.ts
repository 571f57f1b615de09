import type { CellObject } from '@e965/xlsx';
import { assertSize } from '../grid/assert-size.ts';
import type { Cell } from '../grid/cell.ts';
import type { GridShape, RowSink } from '../grid/grid.ts';
import { createRowBuffer } from '../grid/row-buffer.ts';

type SparseRow = (CellObject | undefined)[] | undefined;

/** Emits the rows that have a value. Only existing cells are visited, even if the file declares a larger range. */
export async function emitRows(
  rows: readonly SparseRow[],
  readCell: (cell: CellObject) => Cell,
  onRows: RowSink,
): Promise<Pick<GridShape, 'rowCount' | 'columnCount' | 'numbers'>> {
  let storedRowCount = 0;
  let columnCount = 0;
  rows.forEach((row) => {
    if (!row || row.length === 0) return;
    storedRowCount += 1;
    columnCount = Math.max(columnCount, row.length);
  });
  assertSize(storedRowCount, columnCount);
  const buffer = createRowBuffer(onRows);
  const rowNumbers: number[] = [];
  for (const [index, row] of rows.entries()) {
    const cells = row && readValues(row, readCell);
    if (!cells) continue;
    rowNumbers.push(index + 1);
    const drained = buffer.add(cells);
    if (drained) await drained;
  }
  await buffer.flush();
  return { rowCount: buffer.count(), columnCount, numbers: rowNumbers };
}

/** Returns undefined for a row whose cells are all empty. */
function readValues(
  row: NonNullable<SparseRow>,
  readCell: (cell: CellObject) => Cell,
): readonly Cell[] | undefined {
  const cells = new Array<Cell>(row.length).fill(null);
  let isEmpty = true;
  row.forEach((cell, column) => {
    const value = cell ? readCell(cell) : null;
    cells[column] = value;
    if (value !== null && value !== '') isEmpty = false;
  });
  return isEmpty ? undefined : cells;
}
