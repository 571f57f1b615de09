import { SPREADSHEET_LIMITS } from '@atrium/contract';
import { SpreadsheetError } from '../error/spreadsheet-error.ts';

const { cells, rows, columns } = SPREADSHEET_LIMITS;

/** Rejects a table that is too large for the memory of the page that shows it. */
export function assertSize(rowCount: number, columnCount: number): void {
  if (rowCount > rows) throw new SpreadsheetError('tooManyRows', { max: rows });
  if (columnCount > columns) throw new SpreadsheetError('tooManyColumns', { max: columns });
  assertCells(rowCount * columnCount);
}

/** Rejects more cells than the limit, of one table or of several together. */
export function assertCells(count: number): void {
  if (count > cells) throw new SpreadsheetError('tooManyCells', { max: cells });
}
