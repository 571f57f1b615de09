import { SPREADSHEET_LIMITS } from '@atrium/contract';
import { SpreadsheetError } from '../fault/spreadsheet-error.ts';
import type { GridChoices, GridShape } from '../grid/grid.ts';
import type { Book, BookOptions, WrittenBook } from '../workbook/book.ts';
import type { ReaderResults, ReaderTask } from '../worker/messages.ts';
import { hearWorker, type PageSink, type TaskOptions } from './hear-worker.ts';
import { type StartWorker, startReader } from './start-worker.ts';

export interface ReaderOptions extends TaskOptions {
  /** How the reader is started; unless said, from its own file. */
  readonly start?: StartWorker;
}

interface GridOptions extends ReaderOptions {
  /** Takes rows in pieces as they are read, in order. */
  readonly onRows: PageSink;
}

/**
 * Reads a csv or xlsx file in a thread of its own.
 *
 * @throws SpreadsheetError when the file can't be read, is too large or takes too long; the signal's reason when it is
 * called off.
 */
export function readGrid(file: File, choices: GridChoices, options: GridOptions): Promise<GridShape> {
  return ask({ kind: 'grid', file, name: file.name, choices }, file.size, options);
}

/** Writes a workbook in any format that the library knows, and warns of what the format can't hold. */
export function saveBook(book: Book, how: BookOptions, options: ReaderOptions = {}): Promise<WrittenBook> {
  return ask({ kind: 'saveBook', book, options: how }, 0, options);
}

async function ask<Kind extends keyof ReaderResults>(
  request: ReaderTask & { readonly kind: Kind },
  size: number,
  { start = startReader, ...options }: ReaderOptions & { readonly onRows?: PageSink },
): Promise<ReaderResults[Kind]> {
  const { fileSize } = SPREADSHEET_LIMITS;
  if (size > fileSize) throw new SpreadsheetError('fileTooLarge', { max: fileSize });
  options.signal?.throwIfAborted();
  const task = hearWorker<ReaderResults[Kind]>(await start(), options);
  task.post(request);
  return task.result;
}
