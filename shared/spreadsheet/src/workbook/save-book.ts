import { type BookType as LibraryType, utils, type WorkBook, write } from '@e965/xlsx';
import { toSpreadsheetError } from '../error/to-spreadsheet-error.ts';
import type { Row } from '../grid/cell.ts';
import { DAYS_TO_1904, formatSheetDate, toSerial } from '../grid/serial-date.ts';
import { assertSheets } from './assert-sheets.ts';
import type { Book, BookOptions, BookType, BookWarning, WrittenBook } from './book.ts';
import { fitSheet } from './fit-sheet.ts';

/** Each separator is escaped, because OpenDocument files lose unescaped separators. */
const DATE_TIME_FORMAT = String.raw`yyyy\-mm\-dd\ hh:mm:ss`;

/** Writes a workbook in any format of the library. What the format cannot store is truncated, with a warning. */
export function saveBook(book: Book, options: BookOptions): WrittenBook {
  assertSheets(book, options);
  const warnings: BookWarning[] = [];
  try {
    const workBook = utils.book_new();
    for (const sheet of book.sheets) {
      const fitted = fitSheet(sheet, options.type);
      warnings.push(...fitted.warnings);
      utils.book_append_sheet(
        workBook,
        utils.aoa_to_sheet(
          fitted.rows.map((row) => writeRow(row, options.type)),
          { dense: true },
        ),
        sheet.name,
      );
    }
    book.sheets.forEach(({ visibility = 0 }, index) => {
      utils.book_set_sheet_visibility(workBook, index, visibility as 0 | 1 | 2);
    });
    return { file: new Blob([writeBook(workBook, options)], { type: getMimeType(options.type) }), warnings };
  } catch (error) {
    throw toSpreadsheetError(error, 'unwritable');
  }
}

const MIMES: Partial<Record<BookType, string>> = {
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
  fods: 'application/vnd.oasis.opendocument.spreadsheet-flat-xml',
  numbers: 'application/vnd.apple.numbers',
  html: 'text/html;charset=utf-8',
};

function getMimeType(type: BookType): string {
  return MIMES[type] ?? 'application/vnd.ms-excel';
}

function writeRow(row: Row, type: BookType): unknown[] {
  // In Numbers files, the library counts days from 1904.
  const firstDay = type === 'numbers' ? DAYS_TO_1904 : 0;
  return row.map((cell) => {
    if (!(cell instanceof Date)) return cell;
    const serial = toSerial(cell);
    return serial === undefined
      ? formatSheetDate(cell)
      : { t: 'n', v: serial - firstDay, z: DATE_TIME_FORMAT };
  });
}

function writeBook(book: WorkBook, { type, sheet, numbers }: BookOptions & { type: BookType }): ArrayBuffer {
  return write(book, {
    type: 'array',
    bookType: type as LibraryType,
    compression: true,
    ...(sheet === undefined ? {} : { sheet }),
    ...(numbers === undefined ? {} : { numbers }),
  }) as ArrayBuffer;
}
