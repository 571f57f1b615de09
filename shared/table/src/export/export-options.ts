import type { BookType, Delimiter, WriteOptions } from '@atrium/spreadsheet';
import type { RowScope } from '../core/index.ts';
import type { ColumnChoice } from './create-export-columns.ts';

/** The user's choices. */
export interface ExportOptions {
  readonly scope: RowScope;
  readonly columns: ColumnChoice;
  /** `book` stands for all formats other than csv and xlsx. */
  readonly format: 'xlsx' | 'csv' | 'book';
  /** The format of the file when `format` is `book`. */
  readonly bookType: BookType;
  readonly delimiter: Delimiter;
  readonly isQuoted: boolean;
  readonly hasByteOrderMark: boolean;
  readonly hasAutoWidth: boolean;
  readonly isFormulaSafe: boolean;
}

export const EXPORT_DEFAULTS = {
  format: 'xlsx',
  bookType: 'xls',
  delimiter: ',',
  isQuoted: false,
  hasByteOrderMark: true,
  hasAutoWidth: true,
  isFormulaSafe: true,
} as const satisfies Omit<ExportOptions, 'scope' | 'columns'>;

/** The maximum number of rows in an xlsx sheet under its header. */
export const MAX_XLSX_ROWS = 1_048_575;

/** Returns the options in the form that the writer expects. */
export function toWriteOptions(options: ExportOptions, title: string, isRightToLeft: boolean): WriteOptions {
  const { bookType: type, delimiter, isQuoted, hasByteOrderMark, hasAutoWidth, isFormulaSafe } = options;
  switch (options.format) {
    case 'csv':
      return { format: 'csv', delimiter, isQuoted, hasByteOrderMark, isFormulaSafe };
    case 'xlsx':
      return { format: 'xlsx', sheet: title, hasAutoWidth, isFormulaSafe, isRightToLeft };
    case 'book':
      return { format: 'book', type, sheet: title, isFormulaSafe };
  }
}
