import type { GridChoices, GridShape, ProgressSink, RowSink } from '../grid/grid.ts';
import { createRowCollector } from './collect-rows.ts';
import { decodeText } from './decode-text.ts';
import { detectEncoding } from './detect-encoding.ts';
import { guessDelimiter } from './guess-delimiter.ts';
import { parsePieces } from './parse-pieces.ts';

/** Characters that are parsed between two progress reports. */
const PIECE = 512 * 1024;

/** Reads a CSV file: every cell is text. */
export async function readCsv(
  bytes: Uint8Array,
  choices: GridChoices,
  onRows: RowSink,
  onProgress: ProgressSink,
): Promise<GridShape> {
  const encoding = choices.encoding ?? detectEncoding(bytes);
  const text = decodeText(bytes, encoding);
  const delimiter = choices.delimiter ?? guessDelimiter(text);
  const collector = createRowCollector(onRows);
  await parsePieces(text, { delimiter, chunkSize: PIECE }, async ({ data, errors, meta }) => {
    await collector.take(data, errors);
    onProgress({ phase: 'reading', done: Math.min(meta.cursor, text.length), total: text.length });
  });
  return { format: 'csv', encoding, delimiter, ...(await collector.finish(/[\r\n]$/.test(text))) };
}
