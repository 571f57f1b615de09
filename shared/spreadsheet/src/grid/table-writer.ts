import type { BookWarning } from '../workbook/book.ts';
import type { Row } from './cell.ts';

/** Receives rows in chunks and creates a file from them. */
export interface TableWriter {
  add(rows: readonly Row[]): void;
  /** Returns what the format cannot store of the rows. Nothing is written yet. */
  check?(): readonly BookWarning[];
  finish(): Promise<Blob>;
}
