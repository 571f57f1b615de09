import {
  enum as enumeration,
  type infer as Infer,
  int,
  maximum,
  object,
  positive,
  refine,
  string,
} from 'zod/mini';

/** Units of the interval between dates. Weeks and years need no unit: they are 7 days and 12 months. */
export const DATE_UNITS = ['second', 'minute', 'hour', 'day', 'weekday', 'month'] as const;

export type DateUnit = (typeof DATE_UNITS)[number];

const LOCAL_TIME = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2})?)?$/;

/** A date, or a date and a time of the clock: `2026-01-31` or `2026-01-31T13:00`. It has no time zone. */
export const localTimeField = string().check(refine((text) => parseLocalTime(text) !== undefined));

/**
 * The dates of a series: the first one, and the interval between two dates, `every` times the unit. With `weekday`,
 * Saturdays and Sundays have no values. With `month`, if a month does not have the day, its last day is used.
 */
export const seriesDatesSchema = object({
  first: localTimeField,
  unit: enumeration(DATE_UNITS),
  every: int().check(positive(), maximum(1_000)),
});

export type SeriesDates = Infer<typeof seriesDatesSchema>;

const SECOND = 1_000;
const DAY = 86_400 * SECOND;
const UNIT_LENGTHS = { second: SECOND, minute: 60 * SECOND, hour: 3_600 * SECOND, day: DAY } as const;
/** The lengths of a date and of a date with a time, in ISO 8601. */
const DATE_LENGTH = 'YYYY-MM-DD'.length;
const TIME_LENGTH = 'YYYY-MM-DDTHH:mm:ss'.length;
/** The last date that has four digits for its year. */
const LAST_DATE = Date.UTC(9999, 11, 31, 23, 59, 59);

/** Returns the milliseconds of a date as if it were in UTC, or undefined for a text that is not a date. */
export function parseLocalTime(text: string): number | undefined {
  if (!LOCAL_TIME.test(text)) return undefined;
  const time = Date.parse(`${text.includes('T') ? text : `${text}T00:00`}Z`);
  // A day that the month does not have, such as February 30, would become a day of the next month.
  return Number.isNaN(time) || !new Date(time).toISOString().startsWith(text.slice(0, 10)) ? undefined : time;
}

/**
 * Returns the date of a step in milliseconds, as if it were in UTC. Each value of a series is one step. The first step
 * is 0.
 */
export function findStepTime({ first, unit, every }: SeriesDates, step: number): number {
  const start = parseLocalTime(first) ?? 0;
  const count = step * every;
  if (unit === 'month') return addMonths(start, count);
  return unit === 'weekday' ? addWeekdays(start, count) : start + count * UNIT_LENGTHS[unit];
}

/** Returns whether the dates of all steps have a year with four digits. */
export function areDatesValid(dates: SeriesDates, steps: number): boolean {
  return findStepTime(dates, Math.max(0, steps - 1)) <= LAST_DATE;
}

/** Returns the dates of `count` steps from the step `from` on, in the form of {@link localTimeField}. */
export function listStepDates(dates: SeriesDates, from: number, count: number): string[] {
  const times = Array.from({ length: count }, (_, index) => findStepTime(dates, from + index));
  const hasTime = dates.first.includes('T') || !['day', 'weekday', 'month'].includes(dates.unit);
  return times.map((time) => new Date(time).toISOString().slice(0, hasTime ? TIME_LENGTH : DATE_LENGTH));
}

function addMonths(start: number, months: number): number {
  const date = new Date(start);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + months];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return Date.UTC(year, month, Math.min(date.getUTCDate(), lastDay)) + (start % DAY);
}

/** Adds weekdays. A start on a Saturday or a Sunday counts as the Monday after it. */
function addWeekdays(start: number, days: number): number {
  // 0 is Monday, 5 and 6 are the weekend.
  const weekday = (new Date(start).getUTCDay() + 6) % 7;
  const shift = weekday > 4 ? 7 - weekday : 0;
  const position = (weekday > 4 ? 0 : weekday) + days;
  // After each five weekdays, counted from a Monday, the two days of a weekend follow.
  return start + (shift + days + 2 * Math.floor(position / 5)) * DAY;
}
