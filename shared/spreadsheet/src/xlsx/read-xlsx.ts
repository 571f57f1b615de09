import type { WorkBook } from '@e965/xlsx';
import { SpreadsheetError } from '../fault/spreadsheet-error.ts';
import type { GridChoices, GridShape, ProgressSink, RowSink } from '../grid/grid.ts';
import type { ZipPart } from '../zip/zip-entry.ts';
import { claimedRows } from './claimed-rows.ts';
import { emitRows } from './emit-rows.ts';
import { markReturns } from './keep-returns.ts';
import { parseParts } from './parse-parts.ts';
import { cellReader } from './read-cell.ts';
import { withoutTail } from './value-parts.ts';

/** The last row of a sheet in any program. */
const LAST_ROW = 1_048_576;
const ROWS_PER_WORD = 2_000;

/** Reads one worksheet of an unpacked xlsx file. Formulas give the values that were stored with them. */
export function readXlsx(
  parts: readonly ZipPart[],
  choices: GridChoices,
  onRows: RowSink,
  onProgress: ProgressSink,
): GridShape {
  const ready = parts.map(withoutTail).map(markReturns);
  const book = parse(ready, choices.sheet, onProgress);
  const sheet = choices.sheet ?? book.SheetNames[0];
  if (sheet === undefined || !book.SheetNames.includes(sheet)) {
    throw new SpreadsheetError('sheetNotFound', { sheet: sheet ?? '' });
  }
  const rows = (book.Sheets[sheet] as { '!data'?: ParsedRow[] } | undefined)?.['!data'] ?? [];
  const { date1904 = false } = book.Workbook?.WBProps ?? {};
  return {
    format: 'xlsx',
    sheets: book.SheetNames,
    sheet,
    ...emitRows(rows, cellReader(date1904), onRows),
  };
}

type ParsedRow = Parameters<typeof emitRows>[0][number];

function parse(parts: readonly ZipPart[], sheet: string | undefined, onProgress: ProgressSink): WorkBook {
  const claimed = claimedRows(parts);
  let asked = 0;
  return parseParts(parts, {
    dense: true,
    sheets: sheet ?? 0,
    cellFormula: false,
    cellHTML: false,
    cellText: false,
    cellNF: true,
    // The reader asks for this twice at each row, which is the only sign of life while it works.
    get sheetRows() {
      asked += 1;
      if (asked % (ROWS_PER_WORD * 2) === 0) {
        const done = asked / 2;
        onProgress({ phase: 'reading', done, total: claimed && Math.max(claimed, done) });
      }
      return LAST_ROW;
    },
    set sheetRows(_) {
      // It writes back what it read, as a number.
    },
  });
}
