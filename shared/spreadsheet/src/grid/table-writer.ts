import type { Row } from './cell.ts';

/** Takes rows in pieces and makes a file of them. */
export interface TableWriter {
  add(rows: readonly Row[]): void;
  finish(): Promise<Blob>;
}
