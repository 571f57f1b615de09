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
  /** 0 is shown, 1 hidden, 2 hidden so that the program's menu does not offer it. */
  readonly visibility?: number;
}

/** A workbook of any number of sheets: values only. */
export interface Book {
  readonly sheets: readonly BookSheet[];
}

export interface BookOptions {
  readonly type: string;
  /** The sheet that a format of one sheet holds; unless said, the first. */
  readonly sheet?: string;
  /** The document that Numbers files are made from, in base64: the library's own, fetched by who needs it. */
  readonly numbers?: string;
}

/** What a format can't hold. */
export interface BookWarning {
  readonly code: 'columnsCut' | 'rowsCut' | 'textCut' | 'numbersRange' | 'lettersLost';
  readonly sheet: string;
  /** How much the format holds, and how much there is; of `lettersLost` the number of cells. */
  readonly max: number;
  readonly found: number;
}

export interface WrittenBook {
  readonly file: Blob;
  readonly warnings: readonly BookWarning[];
}
