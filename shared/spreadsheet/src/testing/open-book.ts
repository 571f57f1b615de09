import { type CellObject, read } from '@e965/xlsx';
import type { Row } from '../grid/cell.ts';
import type { Book } from '../workbook/book.ts';
import { emitRows } from '../xlsx/emit-rows.ts';
import { createCellReader } from '../xlsx/read-cell.ts';

/**
 * Reads every sheet of a workbook that a test wrote with `saveBook`, in any format. It has no guards for untrusted
 * files. The product uses `readFile`, which has these guards and reads only csv and xlsx files.
 */
export async function openBook(bytes: Uint8Array): Promise<Book> {
  const book = read(bytes, { dense: true, cellNF: true, type: 'array' });
  const readCell = createCellReader(book.Workbook?.WBProps?.date1904 ?? false);
  const sheets: Book['sheets'][number][] = [];
  for (const [index, name] of book.SheetNames.entries()) {
    const rows: Row[] = [];
    const parsed =
      (book.Sheets[name] as { '!data'?: (CellObject | undefined)[][] } | undefined)?.['!data'] ?? [];
    await emitRows(parsed, readCell, (more) => void rows.push(...more));
    sheets.push({ name, rows, visibility: book.Workbook?.Sheets?.[index]?.Hidden ?? 0 });
  }
  return { sheets };
}
