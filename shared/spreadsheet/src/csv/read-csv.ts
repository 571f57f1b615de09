import type { GridChoices, GridShape, ProgressSink, RowSink } from '../grid/grid.ts';
import { createRowCollector } from './collect-rows.ts';
import { decodeText, detectEncoding } from './decode-text.ts';
import { guessDelimiter } from './guess-delimiter.ts';
import { parsePieces } from './parse-pieces.ts';

/** Characters that are parsed between two words about progress. */
const PIECE = 512 * 1024;

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
  const collector = createRowCollector(onRows);
  let failure: unknown;
  parsePieces(text, {
    delimiter,
    chunkSize: PIECE,
    chunk: ({ data, errors, meta }, parser) => {
      try {
        collector.take(data, errors);
        onProgress({ phase: 'reading', done: Math.min(meta.cursor, text.length), total: text.length });
      } catch (error) {
        // The library would swallow it.
        failure = error;
        parser.abort();
      }
    },
  });
  if (failure !== undefined) throw failure;
  return { format: 'csv', encoding, delimiter, ...collector.finish(/[\r\n]$/.test(text)) };
}
