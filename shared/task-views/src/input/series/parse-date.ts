import { parseLocalTime } from '@atrium/contract';
import type { Cell } from '../table/parse-cell.ts';

/** Which of the first two numbers of a date such as `3/4/2026` is the month. */
export type DayOrder = 'month-first' | 'day-first';

/** An optional time, such as `13:05`, `T13:05:09Z` or `13时05分`. The time zone is not captured. */
const TIME = /(?:T|\s+)?(?:(\d{1,2})[:时](\d{2})(?:[:分](\d{2})(?:\.\d+)?)?[秒分]?(?:Z|[+-]\d{2}:?\d{2})?)?$/
  .source;
/** `2026-01-31`, `2026/1` or `2026年1月31日`. */
const YEAR_FIRST = new RegExp(/^(\d{4})[-/.年](\d{1,2})(?:[-/.月](\d{1,2})日?|月)?/.source + TIME);
/** `31.1.2026` or `1/31/2026`. */
const YEAR_LAST = new RegExp(/^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})/.source + TIME);
/** `20260131`. */
const DIGITS = /^((?:19|20)\d{2})(\d{2})(\d{2})$/;
/** `2026-Q2`. */
const QUARTER = /^(\d{4})[-\s年]?Q([1-4])$/i;
/** A year from 1500 to 2199, such as `2026` or `2026年`. */
const YEAR = /^(1[5-9]\d{2}|2[01]\d{2})年?$/;
/** `Jan 2026`, `5 January 2026` or `January 5, 2026`. */
const NAMED = /^(?:(\d{1,2})[-\s])?([a-z]{3})[a-z]*\.?[-\s](?:(\d{1,2}),?\s)?(\d{4})$/i;
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/**
 * Returns the milliseconds of a cell's date as if it were in UTC, or undefined if the cell is not a date. A time zone
 * is ignored.
 */
export function parseDate(cell: Cell, order: DayOrder): number | undefined {
  const text = String(cell ?? '')
    .normalize('NFKC')
    .trim();
  const [, year, month, day = '1', ...time] = YEAR_FIRST.exec(text) ?? DIGITS.exec(text) ?? [];
  if (year && month) return toTime(year, month, day, time);
  const [, first = '', second = '', fullYear, ...clock] = YEAR_LAST.exec(text) ?? [];
  if (fullYear) {
    return order === 'day-first'
      ? toTime(fullYear, second, first, clock)
      : toTime(fullYear, first, second, clock);
  }
  const [, quarterYear, quarter] = QUARTER.exec(text) ?? [];
  if (quarterYear) return toTime(quarterYear, String(Number(quarter) * 3 - 2), '1', []);
  const [, dayBefore, name = '', dayAfter, namedYear] = NAMED.exec(text) ?? [];
  const namedMonth = MONTHS.indexOf(name.toLowerCase()) + 1;
  if (namedYear && namedMonth > 0)
    return toTime(namedYear, String(namedMonth), dayBefore ?? dayAfter ?? '1', []);
  const [, onlyYear] = YEAR.exec(text) ?? [];
  return onlyYear ? toTime(onlyYear, '1', '1', []) : undefined;
}

/** Returns whether a cell is only a year, which may also be an ordinary number. */
export function isYear(cell: Cell): boolean {
  return YEAR.test(String(cell ?? '').trim());
}

function toTime(year: string, month: string, day: string, time: readonly (string | undefined)[]) {
  const pad = (text = '0') => text.padStart(2, '0');
  const [hour, minute, second] = time;
  return parseLocalTime(`${year}-${pad(month)}-${pad(day)}T${pad(hour)}:${pad(minute)}:${pad(second)}`);
}
