import type { BookWarning } from '../workbook/book.ts';
import type { Row } from './cell.ts';

/** Takes rows in pieces and makes a file of them. */
export interface TableWriter {
  add(rows: readonly Row[]): void;
  /** What of the rows the format can't hold; nothing is written yet. */
  check?(): readonly BookWarning[];
  finish(): Promise<Blob>;
}
