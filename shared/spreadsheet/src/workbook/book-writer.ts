import numbers from '@e965/xlsx/dist/xlsx.zahl.mjs';
import { prefixFormula } from '../csv/formula-prefix.ts';
import { assertSize } from '../grid/assert-size.ts';
import type { Row } from '../grid/cell.ts';
import type { ProgressSink } from '../grid/grid.ts';
import type { TableWriter } from '../grid/table-writer.ts';
import { toSheetName } from '../xlsx/sheet-limits.ts';
import type { BookSheet, BookType } from './book.ts';
import { fitSheet } from './fit-sheet.ts';
import { saveBook } from './save-book.ts';

export interface BookFileOptions {
  readonly format: 'book';
  readonly type: BookType;
  /** Name of the worksheet. Characters that Excel does not allow are removed. */
  readonly sheet: string;
  readonly isFormulaSafe: boolean;
}

/**
 * Collects rows for a workbook. The library writes it in one step, so all rows are in memory, within the reader's
 * limits.
 */
export function createBookWriter(
  { type, sheet, isFormulaSafe }: BookFileOptions,
  titles: readonly string[],
  onProgress: ProgressSink,
): TableWriter {
  // The formats of these workbooks are never imported, so an apostrophe without the zero-width character is enough.
  const makeSafe = (row: Row): Row =>
    isFormulaSafe ? row.map((cell) => (typeof cell === 'string' ? prefixFormula(cell, "'") : cell)) : row;
  const bookSheet: BookSheet & { readonly rows: Row[] } = {
    name: toSheetName(sheet),
    rows: [makeSafe(titles)],
  };
  return {
    add(rows) {
      assertSize(bookSheet.rows.length + rows.length, titles.length);
      for (const row of rows) bookSheet.rows.push(makeSafe(row));
      onProgress({ phase: 'writing', done: bookSheet.rows.length, total: bookSheet.rows.length });
    },
    check: () => fitSheet(bookSheet, type).warnings,
    finish: async () => saveBook({ sheets: [bookSheet] }, { type, numbers }).file,
  };
}
