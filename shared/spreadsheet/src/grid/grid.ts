import type { Row } from './cell.ts';

/** Those that people meet in csv files. Browsers decode all but UTF-32, by these names. */
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

export const DELIMITERS = [',', ';', '\t', '|'] as const;

export type Delimiter = (typeof DELIMITERS)[number];

/** What a person may decide about a file; what is left out is detected. */
export interface GridChoices {
  readonly encoding?: Encoding;
  readonly delimiter?: Delimiter;
  readonly sheet?: string;
}

/** A place in a CSV file where quotes don't fit: the columns behind it can't be trusted. */
export interface CsvFault {
  /** The number of the row in the file, from 1. */
  readonly row: number;
  readonly kind: 'missingQuotes' | 'invalidQuotes';
}

/** Formulas whose results the file does not contain: their cells come in empty. */
export interface UncachedFormulas {
  readonly count: number;
  /** The first of their cells, such as `B2`. */
  readonly cells: readonly string[];
}

/** What a file turned out to be, apart from its rows. */
export type GridShape =
  | {
      readonly format: 'csv';
      readonly encoding: Encoding;
      readonly delimiter: Delimiter;
      readonly faults: readonly CsvFault[];
      /** The number of each row in the file, from 1: blank rows count too, as in a spreadsheet program. */
      readonly numbers: readonly number[];
      readonly rowCount: number;
      readonly columnCount: number;
    }
  | {
      readonly format: 'xlsx';
      readonly sheets: readonly string[];
      readonly sheet: string;
      readonly uncached: UncachedFormulas;
      /** The number of each row in the sheet, from 1: blank rows count too. */
      readonly numbers: readonly number[];
      readonly rowCount: number;
      readonly columnCount: number;
    };

/** Takes rows in pieces, in order. The next piece comes when the promise resolves. */
export type RowSink = (rows: readonly Row[]) => Promise<void> | void;

/** How far the work is, in units of its phase. */
export interface Progress {
  readonly phase: 'unpacking' | 'reading' | 'writing' | 'packing';
  readonly done: number;
  readonly total: number;
}

export type ProgressSink = (progress: Progress) => void;
