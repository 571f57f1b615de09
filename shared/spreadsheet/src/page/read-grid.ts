import { SPREADSHEET_LIMITS } from '@atrium/contract';
import { SpreadsheetError } from '../error/spreadsheet-error.ts';
import type { GridChoices, GridShape } from '../grid/grid.ts';
import type { GridRequest } from '../worker/messages.ts';
import { listenToWorker, type PageSink, type WorkOptions } from './listen-to-worker.ts';
import { type StartWorker, startReader } from './start-worker.ts';

export interface ReaderOptions extends WorkOptions {
  /** Starts the reader's thread, by default from the built file. */
  readonly start?: StartWorker;
}

interface GridOptions extends ReaderOptions {
  /** Receives rows in chunks as they are read, in order. */
  readonly onRows: PageSink;
}

/**
 * Reads a csv or xlsx file in a separate thread.
 *
 * @throws SpreadsheetError when the file cannot be read, is too large or takes too long; the signal's reason when the
 * signal aborts.
 */
export async function readGrid(
  file: File,
  choices: GridChoices,
  { start = startReader, ...options }: GridOptions,
): Promise<GridShape> {
  const { fileSize } = SPREADSHEET_LIMITS;
  if (file.size > fileSize) throw new SpreadsheetError('fileTooLarge', { max: fileSize });
  options.signal?.throwIfAborted();
  const work = listenToWorker<GridShape>(await start(), options);
  work.post({ kind: 'grid', file, name: file.name, choices } satisfies GridRequest);
  return work.result;
}
