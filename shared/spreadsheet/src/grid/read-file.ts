import { SPREADSHEET_LIMITS } from '@atrium/contract';
import { readCsv } from '../csv/read-csv.ts';
import { SpreadsheetError } from '../fault/spreadsheet-error.ts';
import { kindOfFile } from '../guard/kind-of-file.ts';
import { readWorkbook } from '../workbook/read-workbook.ts';
import { readXlsx } from '../xlsx/read-xlsx.ts';
import { mayHoldValues } from '../xlsx/value-parts.ts';
import { assertOpenDocument } from '../zip/assert-open-document.ts';
import { kindOfArchive } from '../zip/kind-of-archive.ts';
import { unpack } from '../zip/unpack.ts';
import type { GridChoices, GridShape, ProgressSink, RowSink } from './grid.ts';

export interface NamedBytes {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/**
 * Reads a csv or xlsx file into rows, which arrive by `onRows` in pieces. What the file is decides, not what it is
 * called; a file that is neither is refused in the catalogue's words for what it is.
 */
export async function readFile(
  { name, bytes }: NamedBytes,
  choices: GridChoices,
  onRows: RowSink,
  onProgress: ProgressSink,
): Promise<GridShape> {
  const { fileSize } = SPREADSHEET_LIMITS;
  if (bytes.byteLength > fileSize) throw new SpreadsheetError('fileTooLarge', { max: fileSize });
  const extension = /\.([^.]*)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  const kind = kindOfFile(bytes);
  if (kind === 'zip') return readArchive(bytes, extension, choices, onRows, onProgress);
  if (kind === 'text' && extension === 'csv') return readCsv(bytes, choices, onRows, onProgress);
  // Whatever else can be read as a workbook is not for import, and what can't be read says why.
  if (kind !== 'text') await readWorkbook(bytes);
  throw new SpreadsheetError('unsupportedFormat', { found: kind });
}

async function readArchive(
  bytes: Uint8Array,
  extension: string,
  choices: GridChoices,
  onRows: RowSink,
  onProgress: ProgressSink,
): Promise<GridShape> {
  const parts = await unpack(bytes, {
    wants: mayHoldValues,
    onProgress: (done, total) => onProgress({ phase: 'unpacking', done, total }),
  });
  const kind = kindOfArchive(parts.map(({ name }) => name));
  if (kind === 'openDocument') assertOpenDocument(parts);
  if (kind === 'other') throw new SpreadsheetError('unsupportedZip');
  if (kind !== 'xlsx' || extension !== 'xlsx') {
    throw new SpreadsheetError('unsupportedFormat', { found: kind });
  }
  return readXlsx(parts, choices, onRows, onProgress);
}
