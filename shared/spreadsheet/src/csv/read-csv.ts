import { assertSize } from '../grid/assert-size.ts';
import type { CsvFault, GridChoices, GridShape, ProgressSink, RowSink } from '../grid/grid.ts';
import { createRowBuffer } from '../grid/row-buffer.ts';
import { decodeText, detectEncoding } from './decode-text.ts';
import { guessDelimiter } from './guess-delimiter.ts';
import { parsePieces } from './parse-pieces.ts';

/** Characters that are parsed between two words about progress. */
const PIECE = 512 * 1024;
const MAX_FAULTS = 100;

/** Reads a CSV file: every cell is text. */
export function readCsv(
  bytes: Uint8Array,
  choices: GridChoices,
  onRows: RowSink,
  onProgress: ProgressSink,
): GridShape {
  const encoding = choices.encoding ?? detectEncoding(bytes);
  const text = decodeText(bytes, encoding);
  const delimiter = choices.delimiter ?? guessDelimiter(text);
  const buffer = createRowBuffer(onRows);
  const faults: CsvFault[] = [];
  let columnCount = 0;
  let blanks = 0;
  let failure: unknown;
  const keepBlanks = (count: number) => {
    // In a list of one column a blank line is an empty cell; elsewhere it is nothing.
    for (let left = columnCount <= 1 ? count : 0; left > 0; left -= 1) buffer.add(['']);
    blanks = 0;
  };
  const add = (row: string[]) => {
    columnCount = Math.max(columnCount, row.length);
    keepBlanks(blanks);
    buffer.add(row);
  };
  parsePieces(text, {
    delimiter,
    chunkSize: PIECE,
    chunk: ({ data, errors, meta }, parser) => {
      try {
        for (const { code, row = 0 } of errors) {
          if (faults.length >= MAX_FAULTS || !/Quotes/.test(code)) continue;
          const kind = code === 'MissingQuotes' ? 'missingQuotes' : 'invalidQuotes';
          faults.push({ row: buffer.count() + row + 1, kind });
        }
        for (const row of data) {
          if (row.length === 1 && row[0] === '') blanks += 1;
          else add(row);
        }
        assertSize(buffer.count(), columnCount);
        onProgress({ phase: 'reading', done: Math.min(meta.cursor, text.length), total: text.length });
      } catch (error) {
        failure = error;
        parser.abort();
      }
    },
  });
  if (failure !== undefined) throw failure;
  keepBlanks(blanks - (/[\r\n]$/.test(text) ? 1 : 0));
  buffer.flush();
  return { format: 'csv', encoding, delimiter, faults, rowCount: buffer.count(), columnCount };
}
