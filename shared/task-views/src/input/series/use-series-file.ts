import { useFormat } from '@atrium/i18n';
import { useMemo, useState } from 'react';
import { type DecimalSeparator, getLocaleDecimalSeparator } from '../file/decimal-separator.ts';
import type { OpenedFile } from '../file/opened-file.ts';
import { type SpreadsheetReader, useSpreadsheetReader } from '../file/use-spreadsheet-reader.ts';
import { countColumns, guessTableChoices, nameColumns, type TableChoices } from '../table/edit-table.ts';
import { type Cell, parseTextCell } from '../table/parse-cell.ts';
import { type ArrangedSeries, arrangeByDate, arrangeByOrder, findDateColumn } from './arrange-series.ts';
import type { DayOrder } from './parse-date.ts';

/** The columns of a file that contain the series and its dates, and the choices for reading them. */
interface SeriesSource {
  readonly rows: OpenedFile['rows'];
  readonly columnCount: number;
  readonly choices: TableChoices;
  /** The column with the values, from 0. */
  readonly column: number;
  /** Whether the decimal separator of the numbers is unclear. */
  readonly isSeparatorAmbiguous: boolean;
  /** `undefined` without dates. */
  readonly dateColumn: number | undefined;
  readonly order: DayOrder;
  /** Whether the dates can be read in both orders. */
  readonly isOrderAmbiguous: boolean;
}

/** The choices that the user changes. */
interface SeriesChoice {
  readonly column?: number;
  readonly decimalSeparator?: DecimalSeparator;
  readonly dateColumn?: number | undefined;
  readonly order?: DayOrder;
}

export interface SeriesFile {
  readonly reader: SpreadsheetReader;
  /** `undefined` while the series does not come from a file. */
  readonly source: SeriesSource | undefined;
  /** The names of all columns of the file. */
  readonly names: readonly string[];
  readonly arranged: ArrangedSeries | undefined;
  choose(changed: SeriesChoice): void;
}

/** Opens a column of a file as a series. A file with one row of numbers is a series, too. */
export function useSeriesFile(onSeries: (series: ArrangedSeries) => void): SeriesFile {
  const format = useFormat();
  const [source, setSource] = useState<SeriesSource>();
  const showSource = (next: SeriesSource) => {
    setSource(next);
    onSeries(arrange(next));
  };
  const reader = useSpreadsheetReader(({ rows: fileRows }) => {
    const [first = []] = fileRows;
    const rows = fileRows.length === 1 ? first.map((cell) => [cell]) : fileRows;
    if (rows.length === 0) return setSource(undefined);
    const { isSeparatorAmbiguous, ...choices } = guessTableChoices(
      rows,
      getLocaleDecimalSeparator(format.number),
    );
    const columnSource = { rows, columnCount: countColumns(rows), choices, isSeparatorAmbiguous };
    const columns = Array.from({ length: columnSource.columnCount }, (_, column) =>
      readColumn(columnSource, column),
    );
    const dates = columns.length > 1 ? findDateColumn(columns, findDayOrder(format.tag)) : undefined;
    showSource({
      ...columnSource,
      column: findNumberColumn(columnSource, dates?.column),
      dateColumn: dates?.column,
      order: dates?.order ?? 'day-first',
      isOrderAmbiguous: dates?.isOrderAmbiguous ?? false,
    });
  });
  const shown = reader.state.kind === 'open' ? source : undefined;
  return {
    reader,
    source: shown,
    names: shown ? nameColumns(shown.choices.hasHeader ? (shown.rows[0] ?? []) : [], shown.columnCount) : [],
    arranged: useMemo(() => shown && arrange(shown), [shown]),
    choose: ({ decimalSeparator, ...changed }) => {
      if (!shown) return;
      showSource({
        ...shown,
        ...changed,
        choices: { ...shown.choices, decimalSeparator: decimalSeparator ?? shown.choices.decimalSeparator },
      });
    },
  };
}

type Columns = Pick<SeriesSource, 'rows' | 'choices'>;

function readColumn({ rows, choices }: Columns, column: number): readonly Cell[] {
  const body = choices.hasHeader ? rows.slice(1) : rows;
  return body.map((row) => row[column] ?? null);
}

function readNumbers(columns: Columns, column: number): readonly Cell[] {
  return readColumn(columns, column).map((cell) => parseTextCell(cell, columns.choices.decimalSeparator));
}

function arrange(source: SeriesSource): ArrangedSeries {
  const cells = readNumbers(source, source.column);
  const { dateColumn, order } = source;
  return dateColumn === undefined
    ? arrangeByOrder(cells)
    : arrangeByDate(cells, readColumn(source, dateColumn), order);
}

/**
 * Finds the last column with numbers only, because dates and row numbers usually come first. Without such a column,
 * finds the column with the most numbers.
 */
function findNumberColumn(
  columnSource: Columns & Pick<SeriesSource, 'columnCount'>,
  dateColumn: number | undefined,
): number {
  const columns = Array.from({ length: columnSource.columnCount }, (_, column) => {
    const filled =
      column === dateColumn ? [] : readNumbers(columnSource, column).filter((cell) => cell !== null);
    const count = filled.filter((cell) => typeof cell === 'number').length;
    return { count, isPure: count > 0 && count === filled.length };
  });
  const pure = columns.findLastIndex(({ isPure }) => isPure);
  const counts = columns.map(({ count }) => count);
  return pure >= 0 ? pure : counts.lastIndexOf(Math.max(...counts));
}

/** Returns the order of day and month in the short dates of a language. */
function findDayOrder(tag: string): DayOrder {
  const parts = new Intl.DateTimeFormat(tag, { dateStyle: 'short' }).formatToParts(0).map(({ type }) => type);
  return parts.indexOf('day') < parts.indexOf('month') ? 'day-first' : 'month-first';
}
