import type { GridShape, Row } from '@atrium/spreadsheet';

/** A file that was read: its properties and all its rows. */
export interface ImportedFile {
  readonly file: File;
  readonly shape: GridShape;
  readonly rows: readonly Row[];
  readonly uneven: UnevenRows;
  /** Returns the rows that are data. The same choices return the same object. */
  getDataRows(choices: DataRowChoices): DataRows;
}

export interface DataRowChoices {
  readonly hasHeader: boolean;
  /** Whether rows with more or fewer cells than the first row are skipped. */
  readonly skipsUneven: boolean;
}

/** The rows of a file that are data, with their row numbers in the file, from 1. */
export interface DataRows {
  readonly rows: readonly Row[];
  readonly numbers: readonly number[];
}

/** The column of the file for each field; undefined for a field without one. */
export type Mapping = Readonly<Record<string, number | undefined>>;

export const NO_ROWS: DataRows = { rows: [], numbers: [] };

export function createImportedFile(file: File, shape: GridShape, rows: readonly Row[]): ImportedFile {
  const uneven = findUnevenRows(rows, shape.format);
  const cachedDataRows = new Map<string, DataRows>();
  return {
    file,
    shape,
    rows,
    uneven,
    getDataRows(choices) {
      const key = `${choices.hasHeader} ${choices.skipsUneven}`;
      const dataRows = cachedDataRows.get(key) ?? selectDataRows(rows, shape.numbers, choices, uneven);
      cachedDataRows.set(key, dataRows);
      return dataRows;
    },
  };
}

function selectDataRows(
  rows: readonly Row[],
  numbers: readonly number[],
  { hasHeader, skipsUneven }: DataRowChoices,
  { longer, shorter }: UnevenRows,
): DataRows {
  const skipped = new Set(skipsUneven ? [...longer, ...shorter] : []);
  const isData = (_: unknown, index: number) => !(hasHeader && index === 0) && !skipped.has(index);
  return { rows: rows.filter(isData), numbers: numbers.filter(isData) };
}

/** Rows whose number of cells differs from the first row's, by index. */
interface UnevenRows {
  readonly longer: readonly number[];
  readonly shorter: readonly number[];
}

/**
 * Finds rows with more or fewer cells than the first row. Empty cells beyond the length of the first row do not
 * count, because no data is lost with them. An xlsx file does not store empty cells at the end of a row, so none of its
 * rows is too short.
 */
export function findUnevenRows(rows: readonly Row[], format: 'csv' | 'xlsx'): UnevenRows {
  const width = rows[0]?.length ?? 0;
  const longer: number[] = [];
  const shorter: number[] = [];
  rows.forEach((row, index) => {
    if (row.length > width && row.slice(width).some((cell) => cell !== null && cell !== ''))
      longer.push(index);
    else if (row.length < width && format === 'csv') shorter.push(index);
  });
  return { longer, shorter };
}
