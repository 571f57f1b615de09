import { DELIMITERS, type Delimiter, type WriteOptions } from '@atrium/spreadsheet';
import type { ColumnChoice } from './export-columns.ts';
import type { ExportScope } from './export-scope.ts';

/** What a person chose. */
export interface ExportOptions {
  readonly scope: ExportScope;
  readonly columns: ColumnChoice;
  readonly format: 'csv' | 'xlsx';
  readonly delimiter: Delimiter;
  readonly isQuoted: boolean;
  readonly hasMark: boolean;
  readonly hasAutoWidth: boolean;
  readonly isFormulaSafe: boolean;
}

export const EXPORT_DEFAULTS = {
  format: 'xlsx',
  delimiter: ',',
  isQuoted: false,
  hasMark: true,
  hasAutoWidth: true,
  isFormulaSafe: true,
} as const satisfies Omit<ExportOptions, 'scope' | 'columns'>;

/** Rows that an xlsx sheet holds under its header. */
export const MOST_XLSX_ROWS = 1_048_575;

export function delimiterOf(value: string): Delimiter {
  return DELIMITERS.find((delimiter) => delimiter === value) ?? EXPORT_DEFAULTS.delimiter;
}

/** The options as the writer takes them. */
export function writeOptions(options: ExportOptions, title: string, isRightToLeft: boolean): WriteOptions {
  const { delimiter, isQuoted, hasMark, hasAutoWidth, isFormulaSafe } = options;
  return options.format === 'csv'
    ? { format: 'csv', delimiter, isQuoted, hasMark, isFormulaSafe }
    : { format: 'xlsx', sheet: title, hasAutoWidth, isFormulaSafe, isRightToLeft };
}
