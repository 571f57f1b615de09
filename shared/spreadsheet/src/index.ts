export { prefixFormula, stripFormulaPrefix } from './csv/formula-prefix.ts';
export { toCsv } from './csv/to-csv.ts';
export type { SpreadsheetErrorCode } from './error/catalog.ts';
export { SpreadsheetError } from './error/spreadsheet-error.ts';
export type { Cell, Row } from './grid/cell.ts';
export {
  type CsvError,
  DELIMITERS,
  type Delimiter,
  ENCODING_NAMES,
  ENCODINGS,
  type Encoding,
  type GridChoices,
  type GridShape,
  type Progress,
  type UncachedFormulas,
} from './grid/grid.ts';
export { formatSheetDate } from './grid/serial-date.ts';
export { readGrid } from './page/read-grid.ts';
export { readTable, type Table, type TableColumn } from './page/read-table.ts';
export { writeTable } from './page/write-table.ts';
export type { BookType, BookWarning } from './workbook/book.ts';
export type { WriteOptions } from './worker/messages.ts';
export { unpackFiles } from './zip/unpack-files.ts';
