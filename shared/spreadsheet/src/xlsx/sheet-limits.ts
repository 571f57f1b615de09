import { SPREADSHEET_LIMITS } from '@atrium/contract';
import { FORMULA_PREFIX } from '../csv/formula-prefix.ts';
import { SpreadsheetError } from '../error/spreadsheet-error.ts';
import type { Row } from '../grid/cell.ts';

/** The maximum number of rows, including the header. */
const MAX_ROWS = 1_048_576;
const MAX_NAME = 31;
const { columns: MAX_COLUMNS, textLength: MAX_TEXT } = SPREADSHEET_LIMITS;
/** The maximum number of characters in a cell, so that the prefix of a text like a formula still fits. */
const MAX_CELL = MAX_TEXT - FORMULA_PREFIX.length;

/** Rejects a row that an xlsx file cannot store completely, before any data is lost. `index` counts from 0. */
export function assertFits(row: Row, index: number, columnCount: number): void {
  if (columnCount > MAX_COLUMNS) throw new SpreadsheetError('tooManyColumns', { max: MAX_COLUMNS });
  // The number of the row in the sheet is `index + 2`: it counts from 1, and the header precedes the rows.
  if (index + 2 > MAX_ROWS) throw new SpreadsheetError('tooManyRows', { max: MAX_ROWS - 1 });
  row.forEach((cell, column) => {
    if (typeof cell === 'string' && cell.length > MAX_CELL) {
      throw new SpreadsheetError('textTooLong', { row: index + 1, column: column + 1, max: MAX_CELL });
    }
  });
}

/** Returns a worksheet name that Excel accepts. */
export function toSheetName(requested: string): string {
  const name = requested
    .replace(/[:\\/?*[\]]/g, ' ')
    .replace(/^'+|'+$/g, '')
    .trim();
  return [...name].slice(0, MAX_NAME).join('') || 'Sheet1';
}
