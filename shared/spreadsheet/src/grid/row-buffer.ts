import { SPREADSHEET_LIMITS } from '@atrium/contract';
import { SpreadsheetError } from '../error/spreadsheet-error.ts';
import type { Row } from './cell.ts';
import type { RowSink } from './grid.ts';

/** The largest number of rows of a chunk. It is so small that processing one chunk never blocks a page. */
export const ROWS_PER_CHUNK = 500;
/** Characters after which a chunk is full, however few rows it has. */
const CHARACTERS_PER_CHUNK = 256 * 1024;

/** Collects rows into chunks, and rejects more text than a page can store. */
export function createRowBuffer(sink: RowSink) {
  let rows: Row[] = [];
  let count = 0;
  let chunkCharacters = 0;
  let totalCharacters = 0;
  const flush = async () => {
    const chunk = rows;
    rows = [];
    chunkCharacters = 0;
    if (chunk.length > 0) await sink(chunk);
  };
  return {
    /** If the next row must wait, returns a promise that resolves when it may follow. */
    add(row: Row): Promise<void> | undefined {
      const characters = countCharacters(row);
      chunkCharacters += characters;
      totalCharacters += characters;
      const { characters: max } = SPREADSHEET_LIMITS;
      if (totalCharacters > max) throw new SpreadsheetError('tooMuchText', { max });
      rows.push(row);
      count += 1;
      return rows.length >= ROWS_PER_CHUNK || chunkCharacters >= CHARACTERS_PER_CHUNK ? flush() : undefined;
    },
    flush,
    count: () => count,
  };
}

/**
 * Counts a text in every cell that contains it, even if the cells share one string, because each cell has its own copy
 * after the rows are sent.
 */
function countCharacters(row: Row): number {
  let count = 0;
  for (const cell of row) if (typeof cell === 'string') count += cell.length;
  return count;
}
