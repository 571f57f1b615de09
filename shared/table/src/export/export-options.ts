import { type BookType, DELIMITERS, type Delimiter, type WriteOptions } from '@atrium/spreadsheet';
import type { ColumnChoice } from './export-columns.ts';
import type { ExportScope } from './export-scope.ts';

export const EXPORT_FORMATS = ['xlsx', 'csv', 'book'] as const;

/** `book` stands for all formats other than csv and xlsx. */
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** The user's choices. */
export interface ExportOptions {
  readonly scope: ExportScope;
  readonly columns: ColumnChoice;
  readonly format: ExportFormat;
  /** The format of the file when `format` is `book`. */
  readonly bookType: BookType;
  readonly delimiter: Delimiter;
  readonly isQuoted: boolean;
  readonly hasMark: boolean;
  readonly hasAutoWidth: boolean;
  readonly isFormulaSafe: boolean;
}

export const EXPORT_DEFAULTS = {
  format: 'xlsx',
  bookType: 'xls',
  delimiter: ',',
  isQuoted: false,
  hasMark: true,
  hasAutoWidth: true,
  isFormulaSafe: true,
} as const satisfies Omit<ExportOptions, 'scope' | 'columns'>;

/** The maximum number of rows in an xlsx sheet under its header. */
export const MOST_XLSX_ROWS = 1_048_575;

export function delimiterOf(value: string): Delimiter {
  return DELIMITERS.find((delimiter) => delimiter === value) ?? EXPORT_DEFAULTS.delimiter;
}

/** Returns the options in the form that the writer takes. */
export function writeOptions(options: ExportOptions, title: string, isRightToLeft: boolean): WriteOptions {
  const { bookType: type, delimiter, isQuoted, hasMark, hasAutoWidth, isFormulaSafe } = options;
  switch (options.format) {
    case 'csv':
      return { format: 'csv', delimiter, isQuoted, hasMark, isFormulaSafe };
    case 'xlsx':
      return { format: 'xlsx', sheet: title, hasAutoWidth, isFormulaSafe, isRightToLeft };
    case 'book':
      return { format: 'book', type, sheet: title, isFormulaSafe };
  }
}
