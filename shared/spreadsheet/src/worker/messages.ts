import type { CsvOptions } from '../csv/csv-writer.ts';
import type { SpreadsheetFault } from '../fault/catalogue.ts';
import type { FaultData } from '../fault/spreadsheet-error.ts';
import type { Row } from '../grid/cell.ts';
import type { GridChoices, Progress } from '../grid/grid.ts';
import type { BookWarning } from '../workbook/book.ts';
import type { BookFileOptions } from '../workbook/book-writer.ts';
import type { XlsxOptions } from '../xlsx/xlsx-options.ts';

/** What a file of a table is to be. */
export type WriteOptions = CsvOptions | XlsxOptions | BookFileOptions;

/** What a page asks of the reader: one thing in its life. */
export interface ReaderTask {
  readonly kind: 'grid';
  readonly file: Blob;
  readonly name: string;
  readonly choices: GridChoices;
}

/** What a page sends to the reader: its task, and `taken` for each message with rows, so that the next may follow. */
export type ReaderRequest = ReaderTask | { readonly kind: 'taken' };

/** What a page asks of the writer: to begin, rows as often as there are some, what the format can't hold, and to finish. */
export type WriterRequest =
  | { readonly kind: 'begin'; readonly options: WriteOptions; readonly titles: readonly string[] }
  | { readonly kind: 'rows'; readonly rows: readonly Row[] }
  | { readonly kind: 'check' }
  | { readonly kind: 'finish' };

/** What a page hears: any number of rows, words on progress and receipts, and at the end a result or a fault. */
export type Answer<Result> =
  | { readonly kind: 'rows'; readonly rows: readonly Row[] }
  | { readonly kind: 'progress'; readonly progress: Progress }
  /** The last request is dealt with, and the next one may come. */
  | { readonly kind: 'taken' }
  | { readonly kind: 'checked'; readonly warnings: readonly BookWarning[] }
  | { readonly kind: 'done'; readonly result: Result }
  | { readonly kind: 'failed'; readonly code: SpreadsheetFault; readonly data: FaultData };
