import { useFormat } from '@atrium/i18n';
import { useState } from 'react';
import { findDecimalSeparator, type NumberStyle } from '../file/number-style.ts';
import type { OpenedFile } from '../file/opened-file.ts';
import { type FileOpening, useOpenedFile } from '../file/use-opened-file.ts';
import { countColumns, guessTableChoices, nameColumns, type TableChoices } from '../table/edit-table.ts';
import { toTyped } from '../table/parse-cell.ts';

/** The column of a file that contains the series, and how it is read. */
interface SeriesSource {
  readonly rows: OpenedFile['rows'];
  readonly columnCount: number;
  readonly choices: TableChoices;
  readonly column: number;
  readonly isAmbiguous: boolean;
}

export interface SeriesFile {
  readonly opening: FileOpening;
  /** `undefined` while the series does not come from a file. */
  readonly source: SeriesSource | undefined;
  readonly names: readonly string[];
  /** The number of empty cells of the column. They are left out. */
  readonly emptyCount: number;
  choose(changed: { readonly column?: number; readonly style?: NumberStyle }): void;
}

/** Opens a column of a file as a series. A file with one row of numbers is a series, too. */
export function useSeriesFile(onValues: (values: number[]) => void): SeriesFile {
  const format = useFormat();
  const [source, setSource] = useState<SeriesSource>();
  const take = (next: SeriesSource) => {
    setSource(next);
    onValues(readColumn(next).values);
  };
  const opening = useOpenedFile(({ rows: read }) => {
    const [first = []] = read;
    const rows = read.length === 1 ? first.map((cell) => [cell]) : read;
    if (rows.length === 0) return setSource(undefined);
    const { isAmbiguous, ...choices } = guessTableChoices(rows, findDecimalSeparator(format.number));
    const found = { rows, columnCount: countColumns(rows), choices, isAmbiguous };
    take({ ...found, column: findNumberColumn(found) });
  });
  const shown = opening.state.kind === 'open' ? source : undefined;
  return {
    opening,
    source: shown,
    names: shown ? nameColumns(shown.choices.hasHeader ? (shown.rows[0] ?? []) : [], shown.columnCount) : [],
    emptyCount: shown ? readColumn(shown).emptyCount : 0,
    choose: ({ column, style }) => {
      if (!shown) return;
      const choices = { ...shown.choices, style: style ?? shown.choices.style };
      take({ ...shown, choices, column: column ?? shown.column });
    },
  };
}

function readColumn({ rows, choices, column }: Pick<SeriesSource, 'rows' | 'choices' | 'column'>) {
  const body = choices.hasHeader ? rows.slice(1) : rows;
  const cells = body.map((row) => toTyped(row[column] ?? null, choices.style));
  const filled = cells.filter((cell) => cell !== null);
  return {
    values: filled.map((cell) => (typeof cell === 'number' ? cell : Number.NaN)),
    emptyCount: cells.length - filled.length,
  };
}

/**
 * Finds the last column with numbers only, because dates and row numbers come first. Without one, finds the column with
 * the most numbers.
 */
function findNumberColumn(found: Omit<SeriesSource, 'column'>): number {
  const columns = Array.from({ length: found.columnCount }, (_, column) => {
    const { values } = readColumn({ ...found, column });
    const count = values.filter((value) => !Number.isNaN(value)).length;
    return { count, isPure: count > 0 && count === values.length };
  });
  const pure = columns.findLastIndex(({ isPure }) => isPure);
  const counts = columns.map(({ count }) => count);
  return pure >= 0 ? pure : counts.lastIndexOf(Math.max(...counts));
}
