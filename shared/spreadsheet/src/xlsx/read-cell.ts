import { type CellObject, SSF } from '@e965/xlsx';
import type { Cell } from '../grid/cell.ts';
import { DAYS_TO_1904, fromSerial } from '../grid/serial-date.ts';
import { restoreCarriageReturns } from './preserve-carriage-returns.ts';

const ERRORS: Readonly<Record<number, string>> = {
  0: '#NULL!',
  7: '#DIV/0!',
  15: '#VALUE!',
  23: '#REF!',
  29: '#NAME?',
  36: '#NUM!',
  42: '#N/A',
  43: '#GETTING_DATA',
};
/** Days before March 1900 stay numbers, because spreadsheets count them wrongly. Days after 9999 stay numbers, too. */
const FIRST_SAFE_DAY = 61;
const FIRST_DAY_AFTER_9999 = 2_958_466;

/**
 * Returns a function that converts a workbook's cells to values. `is1904` states whether the workbook counts days from
 * 1904 instead of 1900.
 */
export function createCellReader(is1904: boolean): (cell: CellObject) => Cell {
  const isDate = createDateFormatDetector();
  return (cell) => {
    if (cell.v === undefined || cell.v === null) return null;
    if (cell.t === 'e') return ERRORS[Number(cell.v)] ?? '#VALUE!';
    if (typeof cell.v === 'number' && typeof cell.z === 'string' && isDate(cell.z)) {
      return toDateOrTime(cell.v + (is1904 ? DAYS_TO_1904 : 0), cell.v);
    }
    return typeof cell.v === 'string' ? restoreCarriageReturns(cell.v) : cell.v;
  };
}

/** Returns a function that detects date formats. It caches them, because a sheet has few formats and many cells. */
function createDateFormatDetector(): (format: string) => boolean {
  const isDateByFormat = new Map<string, boolean>();
  return (format) => {
    const isDate = isDateByFormat.get(format) ?? SSF.is_date(format);
    isDateByFormat.set(format, isDate);
    return isDate;
  };
}

/**
 * Returns the date of a number. `stored` is the number in the file. `serial` is the same day, counted from 1900. A
 * number from 0 to 1 is a time without a day, and becomes a text such as `13:00:00`.
 */
function toDateOrTime(serial: number, stored: number): Cell {
  if (stored >= 0 && stored < 1) return new Date(Math.round(stored * 86_400_000)).toISOString().slice(11, 19);
  return serial >= FIRST_SAFE_DAY && serial < FIRST_DAY_AFTER_9999 ? fromSerial(serial) : stored;
}
