import type { Row } from './cell.ts';

/** Common encodings of csv files. Browsers decode all except UTF-32 by these names. */
export const ENCODINGS = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'utf-32le',
  'utf-32be',
  'gb18030',
  'big5',
  'shift_jis',
  'euc-jp',
  'euc-kr',
  'windows-1252',
  'windows-1250',
  'iso-8859-2',
  'windows-1251',
  'koi8-r',
  'iso-8859-5',
  'windows-1253',
  'iso-8859-7',
  'windows-1254',
  'windows-1255',
  'windows-1256',
  'windows-1257',
  'windows-874',
] as const;

export type Encoding = (typeof ENCODINGS)[number];

/** The names of encodings as editors show them. */
export const ENCODING_NAMES = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16 LE',
  'utf-16be': 'UTF-16 BE',
  'utf-32le': 'UTF-32 LE',
  'utf-32be': 'UTF-32 BE',
  gb18030: 'GB18030 / GBK',
  big5: 'Big5',
  shift_jis: 'Shift JIS',
  'euc-jp': 'EUC-JP',
  'euc-kr': 'EUC-KR',
  'windows-1252': 'Windows-1252 / ISO-8859-1',
  'windows-1250': 'Windows-1250',
  'iso-8859-2': 'ISO-8859-2',
  'windows-1251': 'Windows-1251',
  'koi8-r': 'KOI8-R',
  'iso-8859-5': 'ISO-8859-5',
  'windows-1253': 'Windows-1253',
  'iso-8859-7': 'ISO-8859-7',
  'windows-1254': 'Windows-1254 / ISO-8859-9',
  'windows-1255': 'Windows-1255',
  'windows-1256': 'Windows-1256',
  'windows-1257': 'Windows-1257',
  'windows-874': 'Windows-874',
} as const satisfies Record<Encoding, string>;

export const DELIMITERS = [',', ';', '\t', '|'] as const;

export type Delimiter = (typeof DELIMITERS)[number];

/** The options that a user may choose for a file. Omitted ones are detected. */
export interface GridChoices {
  readonly encoding?: Encoding;
  readonly delimiter?: Delimiter;
  readonly sheet?: string;
}

/** A row in a CSV file with misplaced quotes. The columns after them are unreliable. */
export interface CsvError {
  /** The number of the row in the file, from 1. */
  readonly row: number;
  readonly kind: 'missingQuotes' | 'invalidQuotes';
}

/** Formulas whose results are missing in the file. Their cells are imported as empty. */
export interface UncachedFormulas {
  readonly count: number;
  /** The first of these cells, such as `B2`. */
  readonly cells: readonly string[];
}

/** The detected properties of a file, without its rows. */
export type GridShape =
  | {
      readonly format: 'csv';
      readonly encoding: Encoding;
      readonly delimiter: Delimiter;
      readonly errors: readonly CsvError[];
      /** The number of each row in the file, from 1. Blank rows count too, as in a spreadsheet program. */
      readonly numbers: readonly number[];
      readonly rowCount: number;
      readonly columnCount: number;
    }
  | {
      readonly format: 'xlsx';
      readonly sheets: readonly string[];
      readonly sheet: string;
      readonly uncached: UncachedFormulas;
      /** The number of each row in the sheet, from 1. Blank rows count too. */
      readonly numbers: readonly number[];
      readonly rowCount: number;
      readonly columnCount: number;
    };

/** Receives rows in chunks, in order. The next chunk follows when the promise resolves. */
export type RowSink = (rows: readonly Row[]) => Promise<void> | void;

/** The progress of the work, in units of its phase. `total` is 0 if it is not known. */
export interface Progress {
  readonly phase: 'unpacking' | 'reading' | 'writing' | 'packing';
  readonly done: number;
  readonly total: number;
}

export type ProgressSink = (progress: Progress) => void;
