import type { CsvOptions } from '../csv/csv-writer.ts';
import type { SpreadsheetErrorCode } from '../error/catalog.ts';
import type { ErrorData } from '../error/spreadsheet-error.ts';
import type { Row } from '../grid/cell.ts';
import type { GridChoices, Progress } from '../grid/grid.ts';
import type { BookWarning } from '../workbook/book.ts';
import type { BookFileOptions } from '../workbook/book-writer.ts';
import type { XlsxOptions } from '../xlsx/xlsx-options.ts';

/** The options of a spreadsheet file to write. */
export type WriteOptions = CsvOptions | XlsxOptions | BookFileOptions;

/** Requests the rows of a file. A page sends only one such request to a reader. */
export interface GridRequest {
  readonly kind: 'grid';
  readonly file: Blob;
  /** The name of the file. Its extension must match the content. */
  readonly name: string;
  readonly choices: GridChoices;
}

/**
 * What a page sends to the reader: a `GridRequest`, and `rowsProcessed` for each message with rows. The reader waits
 * while the page has too many rows left to process.
 */
export type ReaderRequest = GridRequest | { readonly kind: 'rowsProcessed' };

/**
 * The requests of a page to the writer: begin, rows as often as needed, check for content that the file format
 * cannot store, and finish.
 */
export type WriterRequest =
  | { readonly kind: 'begin'; readonly options: WriteOptions; readonly titles: readonly string[] }
  | { readonly kind: 'rows'; readonly rows: readonly Row[] }
  | { readonly kind: 'check' }
  | { readonly kind: 'finish' };

/**
 * The messages that a page receives: any number of rows, progress reports and receipts, and at the end a result or an
 * error.
 */
export type WorkerMessage<Result> =
  | { readonly kind: 'rows'; readonly rows: readonly Row[] }
  | { readonly kind: 'progress'; readonly progress: Progress }
  /** The last request is processed, and the next one may follow. */
  | { readonly kind: 'requestProcessed' }
  | { readonly kind: 'checked'; readonly warnings: readonly BookWarning[] }
  | { readonly kind: 'done'; readonly result: Result }
  | { readonly kind: 'failed'; readonly code: SpreadsheetErrorCode; readonly data: ErrorData };
