import { SPREADSHEET_LIMITS } from '@atrium/contract';
import { SpreadsheetError } from '../fault/spreadsheet-error.ts';
import type { Row } from './cell.ts';
import type { RowSink } from './grid.ts';

/** Few enough that taking in one piece never holds up a page. */
export const ROWS_PER_PIECE = 500;
/** Characters after which a piece is full, however few rows it has. */
const CHARACTERS_PER_PIECE = 256 * 1024;

/** Gathers rows into pieces, and refuses more text than a page can store. */
export function createRowBuffer(sink: RowSink) {
  let rows: Row[] = [];
  let count = 0;
  let inPiece = 0;
  let inAll = 0;
  const flush = async () => {
    const piece = rows;
    rows = [];
    inPiece = 0;
    if (piece.length > 0) await sink(piece);
  };
  return {
    /** The promise, where there is one, resolves when the next row may come. */
    add(row: Row): Promise<void> | undefined {
      const characters = countCharacters(row);
      inPiece += characters;
      inAll += characters;
      const { characters: max } = SPREADSHEET_LIMITS;
      if (inAll > max) throw new SpreadsheetError('tooMuchText', { max });
      rows.push(row);
      count += 1;
      return rows.length >= ROWS_PER_PIECE || inPiece >= CHARACTERS_PER_PIECE ? flush() : undefined;
    },
    flush,
    count: () => count,
  };
}

/** One text that many cells share is one in memory here, and as many as there are cells once it is sent. */
function countCharacters(row: Row): number {
  let count = 0;
  for (const cell of row) if (typeof cell === 'string') count += cell.length;
  return count;
}
