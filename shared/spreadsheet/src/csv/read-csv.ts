import Papa from 'papaparse';
import {
  DELIMITERS,
  type Delimiter,
  type GridChoices,
  type GridShape,
  type ProgressSink,
  type RowSink,
} from '../grid/grid.ts';
import { createRowCollector } from './collect-rows.ts';
import { decodeText } from './decode-text.ts';
import { detectEncoding } from './detect-encoding.ts';
import { guessLineEnd } from './guess-line-end.ts';
import { readRecords } from './read-records.ts';

/** The number of characters from which the separator is guessed. */
const SAMPLE = 64 * 1024;

/** Guesses the separator that splits the first rows consistently. A single column has none and is read with a comma. */
function guessDelimiter(text: string): Delimiter {
  const { meta } = Papa.parse(text.slice(0, SAMPLE), {
    preview: 20,
    skipEmptyLines: true,
    delimitersToGuess: [...DELIMITERS],
  });
  return DELIMITERS.find((delimiter) => delimiter === meta.delimiter) ?? ',';
}

/** Characters that are parsed between two progress reports. */
const CHUNK_SIZE = 512 * 1024;

/** Reads a CSV file. Every cell is text. */
export async function readCsv(
  bytes: Uint8Array,
  choices: GridChoices,
  onRows: RowSink,
  onProgress: ProgressSink,
): Promise<GridShape> {
  const encoding = choices.encoding ?? detectEncoding(bytes);
  const text = decodeText(bytes, encoding);
  const delimiter = choices.delimiter ?? guessDelimiter(text);
  const lineEnd = guessLineEnd(text, delimiter);
  const collector = createRowCollector(onRows);
  let reported = 0;
  const report = (done: number) => {
    reported = done;
    onProgress({ phase: 'reading', done, total: text.length });
  };
  for (const record of readRecords(text, { delimiter, lineEnd })) {
    // Most records need no wait. An `await` for each record would be slow.
    const waiting = collector.take(record);
    if (waiting) await waiting;
    if (record.end - reported >= CHUNK_SIZE) report(record.end);
  }
  report(text.length);
  const endsWithLineEnd = /[\r\n]$/.test(text);
  return { format: 'csv', encoding, delimiter, ...(await collector.finish(endsWithLineEnd)) };
}
