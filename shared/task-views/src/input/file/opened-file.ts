import {
  type Encoding,
  type Cell as FileCell,
  formatSheetDate,
  type GridChoices,
  readGrid,
} from '@atrium/spreadsheet';
import type { Cell } from '../table/parse-cell.ts';

/** The rows of a file, and the choices with which they were read. */
export interface OpenedFile {
  readonly file: File;
  /** The worksheets of a workbook. Empty for a text file. */
  readonly sheets: readonly string[];
  /** The worksheet of `rows`. Empty for a text file. */
  readonly sheet: string;
  /** The encoding of a text file. */
  readonly encoding: Encoding | undefined;
  /** The cells of the file. The input field parses those that are texts. */
  readonly rows: readonly (readonly Cell[])[];
  /** The row of the first misplaced quote in a text file, from 1. The cells after it are unreliable. */
  readonly rowWithInvalidQuotes: number | undefined;
  /** The number of formulas without a stored result. Their cells are empty. */
  readonly formulaCount: number;
}

/**
 * Reads a csv, tsv or xlsx file in a web worker. Skips blank rows.
 *
 * @param choices The worksheet, by default the first one with rows, or the encoding, by default the detected one.
 * @throws SpreadsheetError when the file cannot be read.
 */
export async function openFile(file: File, choices: GridChoices, signal: AbortSignal): Promise<OpenedFile> {
  const rows: Cell[][] = [];
  const shape = await readGrid(file, choices, {
    signal,
    onRows: (more) => {
      for (const row of more) {
        const cells = row.map(toCell);
        if (cells.some((cell) => cell !== null && cell !== '')) rows.push(cells);
      }
    },
  });
  const isBook = shape.format === 'xlsx';
  return {
    file,
    sheets: isBook ? shape.sheets : [],
    sheet: isBook ? shape.sheet : '',
    encoding: isBook ? undefined : shape.encoding,
    rows,
    rowWithInvalidQuotes: isBook ? undefined : shape.errors[0]?.row,
    formulaCount: isBook ? shape.uncached.count : 0,
  };
}

function toCell(cell: FileCell): Cell {
  if (cell instanceof Date) return formatSheetDate(cell);
  return typeof cell === 'boolean' ? String(cell) : cell;
}
