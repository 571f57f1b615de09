import { SPREADSHEET_LIMITS } from '@atrium/contract';
import { readCsv } from '../csv/read-csv.ts';
import { SpreadsheetError } from '../error/spreadsheet-error.ts';
import { detectFileKind } from '../guard/detect-file-kind.ts';
import { rejectFile } from '../guard/reject-file.ts';
import { readXlsx } from '../xlsx/read-xlsx.ts';
import { mayContainValues } from '../xlsx/value-parts.ts';
import { assertXlsx } from '../zip/assert-xlsx.ts';
import { unpack } from '../zip/unpack.ts';
import type { GridChoices, GridShape, ProgressSink, RowSink } from './grid.ts';

export interface NamedBytes {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** The extensions of text files with a table. */
const TEXT_EXTENSIONS: ReadonlySet<string> = new Set(['csv', 'tsv', 'tab', 'txt']);

/**
 * Reads a text or xlsx file. Rows arrive in chunks through `onRows`. The content decides the format,
 * not the name, but the extension of the name must match it. A file in another format is rejected,
 * with the specific error of that format if there is one.
 */
export async function readFile(
  { name, bytes }: NamedBytes,
  choices: GridChoices,
  onRows: RowSink,
  onProgress: ProgressSink,
): Promise<GridShape> {
  const { fileSize } = SPREADSHEET_LIMITS;
  if (bytes.byteLength > fileSize) throw new SpreadsheetError('fileTooLarge', { max: fileSize });
  if (bytes.byteLength === 0) throw new SpreadsheetError('emptyFile');
  const extension = /\.([^.]*)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  const kind = detectFileKind(bytes);
  if (kind === 'zip') return readArchive(bytes, extension, choices, onRows, onProgress);
  if (kind === 'text' && TEXT_EXTENSIONS.has(extension)) return readCsv(bytes, choices, onRows, onProgress);
  return rejectFile(kind, bytes);
}

async function readArchive(
  bytes: Uint8Array,
  extension: string,
  choices: GridChoices,
  onRows: RowSink,
  onProgress: ProgressSink,
): Promise<GridShape> {
  const parts = await unpack(bytes, {
    accepts: mayContainValues,
    onProgress: (done, total) => onProgress({ phase: 'unpacking', done, total }),
  });
  assertXlsx(parts);
  if (extension !== 'xlsx') throw new SpreadsheetError('unsupportedFormat', { found: 'xlsx' });
  return readXlsx(parts, choices, onRows, onProgress);
}
