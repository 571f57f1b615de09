import type { Row } from '../grid/cell.ts';

/** Every format that a workbook can be written in. */
export const BOOK_TYPES = [
  'xlsx',
  'xlsm',
  'xlsb',
  'xls',
  'biff8',
  'biff5',
  'biff4',
  'biff3',
  'biff2',
  'ods',
  'fods',
  'csv',
  'html',
  'numbers',
] as const;

export type BookType = (typeof BOOK_TYPES)[number];

export interface BookSheet {
  readonly name: string;
  readonly rows: readonly Row[];
  /** 0 is visible, 1 hidden, 2 hidden and not offered in the program's menu. */
  readonly visibility?: number;
}

/** A workbook of any number of sheets, with values only. */
export interface Book {
  readonly sheets: readonly BookSheet[];
}

export interface BookOptions {
  readonly type: string;
  /** The sheet to write in a format with one sheet. Defaults to the first. */
  readonly sheet?: string;
  /** The library's template for Numbers files, in base64. The caller fetches it when needed. */
  readonly numbers?: string;
}

/** What a format cannot store. */
export interface BookWarning {
  readonly code:
    | 'columnsTruncated'
    | 'rowsTruncated'
    | 'numbersColumnsTruncated'
    | 'numbersRowsTruncated'
    | 'textTruncated'
    | 'charactersLost';
  readonly sheet: string;
  /** The format's limit: the number of columns, of rows, or of characters in a cell. 0 for `charactersLost`. */
  readonly max: number;
  /** The actual number. For `charactersLost`: the number of cells that lose characters. */
  readonly found: number;
}

export interface WrittenBook {
  readonly file: Blob;
  readonly warnings: readonly BookWarning[];
}
