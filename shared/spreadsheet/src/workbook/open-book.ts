import type { CellObject } from '@e965/xlsx';
import type { Row } from '../grid/cell.ts';
import { emitRows } from '../xlsx/emit-rows.ts';
import { cellReader } from '../xlsx/read-cell.ts';
import type { Book } from './book.ts';
import { readWorkbook } from './read-workbook.ts';

/** Every sheet of a workbook of any format that the library knows. */
export async function openBook(bytes: Uint8Array): Promise<Book> {
  const book = await readWorkbook(bytes);
  const readCell = cellReader(book.Workbook?.WBProps?.date1904 ?? false);
  const sheets = book.SheetNames.map((name, index) => {
    const rows: Row[] = [];
    const parsed =
      (book.Sheets[name] as { '!data'?: (CellObject | undefined)[][] } | undefined)?.['!data'] ?? [];
    emitRows(parsed, readCell, (more) => rows.push(...more));
    return { name, rows, visibility: book.Workbook?.Sheets?.[index]?.Hidden ?? 0 };
  });
  return { sheets };
}
