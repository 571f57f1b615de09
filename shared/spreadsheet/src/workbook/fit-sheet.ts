import { SPREADSHEET_LIMITS, truncateEnd } from '@atrium/contract';
import type { Cell, Row } from '../grid/cell.ts';
import type { BookSheet, BookType, BookWarning } from './book.ts';

interface SheetLimits {
  readonly rows: number;
  readonly columns: number;
  /** The longest text of a cell, in characters. */
  readonly text: number;
}

const BIFF_LIMITS: SheetLimits = { rows: 16_384, columns: 256, text: 255 };
const XLSX_LIMITS: SheetLimits = { rows: 1_048_576, columns: 16_384, text: SPREADSHEET_LIMITS.textLength };

/** The limits of a sheet in each format that has its own. */
const LIMITS_BY_TYPE: Partial<Record<BookType, SheetLimits>> = {
  biff2: BIFF_LIMITS,
  biff3: BIFF_LIMITS,
  biff4: BIFF_LIMITS,
  biff5: BIFF_LIMITS,
  biff8: { ...BIFF_LIMITS, rows: 65_536 },
  xls: { ...BIFF_LIMITS, rows: 65_536 },
  // The range A1:J50, which is all that Atrium can write of a Numbers file.
  numbers: { rows: 50, columns: 10, text: Number.POSITIVE_INFINITY },
};

/** The library writes these formats without a code page: non-ASCII characters become underscores. */
const ASCII_TYPES: readonly BookType[] = ['biff2', 'biff3', 'biff4', 'biff5'];
const NON_ASCII = /[^\0-\x7F]/;

/** Truncates a sheet to the limits of the format, with a warning for each loss. */
export function fitSheet(
  sheet: BookSheet,
  type: BookType,
): { rows: readonly Row[]; warnings: readonly BookWarning[] } {
  const sheetLimits = LIMITS_BY_TYPE[type] ?? XLSX_LIMITS;
  const warnings: BookWarning[] = [];
  const isNumbers = type === 'numbers';
  const warnIfAbove = (code: BookWarning['code'], max: number, found: number) => {
    if (found > max) warnings.push({ code, sheet: sheet.name, max, found });
  };
  const columns = sheet.rows.reduce((most, row) => Math.max(most, row.length), 0);
  warnIfAbove(isNumbers ? 'numbersColumnsTruncated' : 'columnsTruncated', sheetLimits.columns, columns);
  warnIfAbove(isNumbers ? 'numbersRowsTruncated' : 'rowsTruncated', sheetLimits.rows, sheet.rows.length);
  let longest = 0;
  const rows = sheet.rows.slice(0, sheetLimits.rows).map((row) =>
    row.slice(0, sheetLimits.columns).map((cell) => {
      if (typeof cell !== 'string' || cell.length <= sheetLimits.text) return cell;
      longest = Math.max(longest, cell.length);
      // xlsx and similar formats reject longer text, and their writer reports it.
      return sheetLimits === XLSX_LIMITS ? cell : truncateEnd(cell, sheetLimits.text);
    }),
  );
  if (sheetLimits !== XLSX_LIMITS) warnIfAbove('textTruncated', sheetLimits.text, longest);
  if (ASCII_TYPES.includes(type)) {
    const isLost = (cell: Cell) => typeof cell === 'string' && NON_ASCII.test(cell);
    warnIfAbove(
      'charactersLost',
      0,
      rows.reduce((count, row) => count + row.filter(isLost).length, 0),
    );
  }
  return { rows, warnings };
}
