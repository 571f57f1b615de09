import type { CellObject } from '@e965/xlsx';
import { assertCells } from '../grid/assert-size.ts';
import type { Row } from '../grid/cell.ts';
import { emitRows } from '../xlsx/emit-rows.ts';
import { cellReader } from '../xlsx/read-cell.ts';
import type { Book } from './book.ts';
import { readWorkbook } from './read-workbook.ts';

/** Every sheet of a workbook of any format that the library knows. */
export async function openBook(bytes: Uint8Array): Promise<Book> {
  const book = await readWorkbook(bytes);
  const readCell = cellReader(book.Workbook?.WBProps?.date1904 ?? false);
  let cellCount = 0;
  const sheets = book.SheetNames.map((name, index) => {
    const rows: Row[] = [];
    const parsed =
      (book.Sheets[name] as { '!data'?: (CellObject | undefined)[][] } | undefined)?.['!data'] ?? [];
    const { rowCount, columnCount } = emitRows(parsed, readCell, (more) => rows.push(...more));
    // Any number of sheets may name the same part of the file.
    cellCount += rowCount * columnCount;
    assertCells(cellCount);
    return { name, rows, visibility: book.Workbook?.Sheets?.[index]?.Hidden ?? 0 };
  });
  return { sheets };
}
