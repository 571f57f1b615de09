import type { BookWarning } from '../workbook/book.ts';
import type { Row } from './cell.ts';

/** Receives rows in chunks and creates a file from them. */
export interface TableWriter {
  add(rows: readonly Row[]): void;
  /** Returns warnings about the parts of the rows that the format cannot store. Writes nothing. */
  check?(): readonly BookWarning[];
  finish(): Promise<Blob>;
}
