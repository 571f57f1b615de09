import { SPREADSHEET_LIMITS } from '@atrium/contract';
import type { WorkBook } from '@e965/xlsx';
import { SpreadsheetError } from '../error/spreadsheet-error.ts';
import type { GridChoices, GridShape, ProgressSink, RowSink, UncachedFormulas } from '../grid/grid.ts';
import type { ZipPart } from '../zip/zip-entry.ts';
import { assertElements } from './assert-elements.ts';
import { emitRows } from './emit-rows.ts';
import { parseParts } from './parse-parts.ts';
import { markCarriageReturns } from './preserve-carriage-returns.ts';
import { createCellReader } from './read-cell.ts';
import { removeXmlAfterRows } from './value-parts.ts';

/** The bytes at the start of a worksheet that are searched for its declared range. The range precedes the rows. */
const HEAD_BYTES = 4_096;

/**
 * Returns the number of rows that a workbook's only sheet declares, to measure progress. 0 if the sheet declares none,
 * or if there are several sheets.
 */
function readDeclaredRowCount(parts: readonly ZipPart[]): number {
  const [sheet, ...others] = parts.filter(({ name }) => /worksheets\/[^/]+\.xml$/i.test(name));
  if (!sheet || others.length > 0) return 0;
  const head = new TextDecoder('latin1').decode(sheet.bytes.subarray(0, HEAD_BYTES));
  const last = /<(?:\w+:)?dimension ref="[A-Z]+\d+:[A-Z]+(\d+)"/.exec(head)?.[1];
  return Math.min(Number(last ?? 0), SPREADSHEET_LIMITS.rows);
}

/** The last row of a sheet in any program. */
const LAST_ROW = 1_048_576;
const ROWS_PER_REPORT = 2_000;

/**
 * The number of worksheets that are tried, because an empty first worksheet is common. If all of these are empty and
 * the workbook has more, the user chooses one.
 */
const MAX_TRIED = 16;

/**
 * Reads one worksheet of an unpacked xlsx file: the chosen one, or the first that has rows. The value of a formula is
 * the result that the file stores.
 */
export async function readXlsx(
  parts: readonly ZipPart[],
  choices: GridChoices,
  onRows: RowSink,
  onProgress: ProgressSink,
): Promise<GridShape> {
  const trimmedParts = parts.map(removeXmlAfterRows);
  assertElements(trimmedParts);
  const markedParts = trimmedParts.map(markCarriageReturns);
  const read = (sheet: string | number) => readSheet(parse(markedParts, sheet, onProgress), sheet, onRows);
  const first = await read(choices.sheet ?? 0);
  if (first.rowCount > 0 || choices.sheet !== undefined) return first;
  const { length } = first.sheets;
  for (let index = 1; index < Math.min(length, MAX_TRIED); index += 1) {
    const next = await read(index);
    if (next.rowCount > 0) return next;
  }
  if (length <= MAX_TRIED) throw new SpreadsheetError('emptyFile');
  return first;
}

async function readSheet(
  book: WorkBook,
  requested: string | number,
  onRows: RowSink,
): Promise<GridShape & { readonly format: 'xlsx' }> {
  const sheet = typeof requested === 'number' ? book.SheetNames[requested] : requested;
  if (sheet === undefined || !book.SheetNames.includes(sheet)) {
    throw new SpreadsheetError('sheetNotFound', { sheet: sheet ?? '' });
  }
  const { '!data': rows = [], '!uncached': uncached = NO_FORMULAS } = (book.Sheets[sheet] ??
    {}) as ParsedSheet;
  const { date1904 = false } = book.Workbook?.WBProps ?? {};
  const size = await emitRows(rows, createCellReader(date1904), onRows);
  return { format: 'xlsx', sheets: book.SheetNames, sheet, uncached, ...size };
}

/** A worksheet as the library reads it. Our patch of the library adds the formulas without results. */
interface ParsedSheet {
  readonly '!data'?: Parameters<typeof emitRows>[0];
  readonly '!uncached'?: UncachedFormulas;
}

const NO_FORMULAS: UncachedFormulas = { count: 0, cells: [] };

function parse(parts: readonly ZipPart[], sheet: string | number, onProgress: ProgressSink): WorkBook {
  const declaredRows = readDeclaredRowCount(parts);
  let readCount = 0;
  return parseParts(parts, {
    dense: true,
    sheets: sheet,
    cellFormula: false,
    cellHTML: false,
    cellText: false,
    cellNF: true,
    // The library reads this property twice per row, which is the only sign of progress while it works.
    get sheetRows() {
      readCount += 1;
      if (readCount % (ROWS_PER_REPORT * 2) === 0) {
        const done = readCount / 2;
        onProgress({ phase: 'reading', done, total: declaredRows && Math.max(declaredRows, done) });
      }
      return LAST_ROW;
    },
    set sheetRows(_) {
      // The library assigns the value that it read, as a number. Without a setter, the assignment would throw.
    },
  });
}
