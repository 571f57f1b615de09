import type { SeriesInput } from '@atrium/contract';
import type { Cell } from '../table/parse-cell.ts';
import { findRegularDates } from './find-regular-dates.ts';
import { type DayOrder, isYear, parseDate } from './parse-date.ts';
import { isMissing } from './parse-series.ts';
import { suggestSeasons } from './suggest-seasons.ts';

/**
 * A series from a column of a file, with dates from another column if possible, and the numbers of
 * missing values and omitted rows.
 */
export interface ArrangedSeries extends Pick<SeriesInput, 'values' | 'dates'> {
  /** The usual seasons for the dates, if there are any. */
  readonly seasons: Pick<SeriesInput, 'season' | 'secondSeason'> | undefined;
  /** The number of missing values: empty cells and missing dates. */
  readonly gapCount: number;
  /** The number of rows with a value, but without a valid date. They are omitted. */
  readonly undatedCount: number;
  /** The number of rows that repeat the date of another row. Only the last row of a date is used. */
  readonly repeatedCount: number;
  /** Whether there are dates, but without a regular interval. */
  readonly isIrregular: boolean;
}

/** The minimum share of dates among the filled cells of a column with dates. */
const MIN_DATED_SHARE = 0.9;
/** The number of rows that decide whether a column contains dates. */
const SAMPLE_SIZE = 2_000;

/** The properties of a series whose dates are missing or irregular. */
const UNDATED = {
  dates: undefined,
  seasons: undefined,
  undatedCount: 0,
  repeatedCount: 0,
  isIrregular: false,
} as const;

/** Arranges values by their order in the file. */
export function arrangeByOrder(cells: readonly Cell[]): ArrangedSeries {
  return { ...trim(cells.map(toValue)), ...UNDATED };
}

/** Arranges values by their dates. Each missing date is a missing value. */
export function arrangeByDate(
  cells: readonly Cell[],
  dateCells: readonly Cell[],
  order: DayOrder,
): ArrangedSeries {
  const rows = cells.flatMap((cell, row) => {
    const time = parseDate(dateCells[row] ?? null, order);
    return time === undefined ? [] : [[time, toValue(cell)] as const];
  });
  // Of several rows with the same date, the map keeps the last one.
  const byDate = new Map(rows.toSorted(([a], [b]) => a - b));
  const repeatedCount = rows.length - byDate.size;
  const undatedCount = cells.filter(
    (cell, row) => toValue(cell) !== null && parseDate(dateCells[row] ?? null, order) === undefined,
  ).length;
  const filled = [...byDate].slice(...findFilledRange([...byDate.values()]));
  const regularDates = findRegularDates(filled.map(([time]) => time));
  const report = { undatedCount, repeatedCount };
  if (!regularDates) {
    return { ...trim(filled.map(([, value]) => value)), ...UNDATED, ...report, isIrregular: byDate.size > 1 };
  }
  const values: (number | null)[] = Array.from(
    { length: (regularDates.indexes.at(-1) ?? 0) + 1 },
    () => null,
  );
  for (const [row, index] of regularDates.indexes.entries()) values[index] = filled[row]?.[1] ?? null;
  const { dates } = regularDates;
  return {
    ...trim(values),
    dates,
    seasons: suggestSeasons(dates, values.length),
    ...report,
    isIrregular: false,
  };
}

/**
 * Finds the first column with dates, and the order of day and month: the one in which more cells are dates, or else the
 * one that gives a regular interval, or else `fallback`. `isOrderAmbiguous` states that both orders give the same
 * number of dates, and that some of these dates differ.
 */
export function findDateColumn(
  all: readonly (readonly Cell[])[],
  fallback: DayOrder,
): { readonly column: number; readonly order: DayOrder; readonly isOrderAmbiguous: boolean } | undefined {
  const columns = all.map((cells) => cells.slice(0, SAMPLE_SIZE));
  const column = columns.findIndex((cells) => isDateColumn(cells));
  const cells = columns[column];
  if (!cells) return undefined;
  const alternative = fallback === 'day-first' ? 'month-first' : 'day-first';
  const [fallbackTimes, alternativeTimes] = [fallback, alternative].map((order) =>
    cells.map((cell) => parseDate(cell, order as DayOrder)),
  );
  const count = (times: typeof fallbackTimes) => times?.filter((time) => time !== undefined).length ?? 0;
  const isOrderAmbiguous =
    count(fallbackTimes) === count(alternativeTimes) &&
    (fallbackTimes ?? []).some((time, row) => time !== alternativeTimes?.[row]);
  const isAlternativeBetter = isOrderAmbiguous
    ? !isRegular(fallbackTimes) && isRegular(alternativeTimes)
    : count(alternativeTimes) > count(fallbackTimes);
  return { column, order: isAlternativeBetter ? alternative : fallback, isOrderAmbiguous };
}

/**
 * Returns whether most cells are dates. If all cells are years, they must be consecutive, because a number such as 2026
 * may also be an ordinary number.
 */
function isDateColumn(cells: readonly Cell[]): boolean {
  const filled = cells.filter((cell) => cell !== null);
  const dated = filled.filter(
    (cell) => (parseDate(cell, 'day-first') ?? parseDate(cell, 'month-first')) !== undefined,
  );
  if (filled.length < 2 || dated.length < filled.length * MIN_DATED_SHARE) return false;
  if (!filled.every(isYear)) return true;
  const years = filled.map((cell) => Number.parseInt(String(cell), 10));
  return years.every((year, index) => index === 0 || year - (years[index - 1] ?? 0) === 1);
}

function isRegular(times: readonly (number | undefined)[] = []): boolean {
  const uniqueTimes = new Set(times.filter((time) => time !== undefined));
  return findRegularDates([...uniqueTimes].sort((a, b) => a - b)) !== undefined;
}

/** Returns null for a missing value, and NaN for a text, which makes the input invalid. */
function toValue(cell: Cell): number | null {
  if (typeof cell === 'string') return isMissing(cell) ? null : Number.NaN;
  return cell;
}

/** Removes missing values at both ends, and counts the remaining ones. */
function trim(all: readonly (number | null)[]): Pick<ArrangedSeries, 'values' | 'gapCount'> {
  const values = all.slice(...findFilledRange(all));
  return { values, gapCount: values.filter((value) => value === null).length };
}

/** Returns the range between missing values at both ends: its start, and its end, which is exclusive. */
function findFilledRange(values: readonly (number | null)[]): readonly [number, number] {
  const first = values.findIndex((value) => value !== null);
  return [Math.max(0, first), values.findLastIndex((value) => value !== null) + 1];
}
