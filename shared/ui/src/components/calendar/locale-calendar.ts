import { createOnce } from './create-once.ts';
import { addDays } from './days.ts';

/** A day in the calendar of a locale. Months and days start at 1. */
interface CalendarDay {
  readonly year: number;
  readonly month: number;
  readonly date: number;
}

/**
 * The calendar of a locale, such as Gregorian, Buddhist in Thailand or Persian in Iran. Days are ISO text, such as
 * `2026-01-31`.
 */
export interface LocaleCalendar {
  /** The name of the calendar for `Intl`. */
  readonly id: string;
  toParts(day: string): CalendarDay;
  /** Returns undefined if the calendar has no such day. */
  toDay(parts: CalendarDay): string | undefined;
  /** Returns the same day of another month, or the month's last day if it is shorter. */
  addMonths(day: string, count: number): string;
  /** Returns the weeks that contain the days of a month, each with seven days. `firstDay` is from 1 (Monday) to 7. */
  listWeeks(day: string, firstDay: number): readonly (readonly string[])[];
}

const MONTHS_PER_YEAR = 12;
/** The largest number of days of a month. */
const MAX_DAYS_PER_MONTH = 31;
/** Calendars whose years have 12 months. The dates of other calendars are shown in the Gregorian one. */
const SUPPORTED_CALENDARS = /^(?:gregory|buddhist|persian|islamic.*)$/;
/** The average lengths of a year and a month, in days. */
const [DAYS_PER_YEAR, DAYS_PER_MONTH] = [365.2425, 30.44];
/** The maximum number of steps of a search for a day. A search for a day that exists needs fewer. */
const MAX_STEPS = 16;

/** Returns the calendar of a locale by its BCP 47 tag. */
export function getLocaleCalendar(tag: string): LocaleCalendar {
  const defaultCalendar = new Intl.DateTimeFormat(tag).resolvedOptions().calendar;
  const id = SUPPORTED_CALENDARS.test(defaultCalendar) ? defaultCalendar : 'gregory';
  // Created at its first use, because it takes milliseconds, and a field without a calendar does not need it.
  const getFormat = createOnce(
    () =>
      new Intl.DateTimeFormat(`en-u-ca-${id}-nu-latn`, {
        timeZone: 'UTC',
        year: 'numeric',
        month: 'numeric',
        day: 'numeric',
      }),
  );
  const toParts = (day: string): CalendarDay => {
    const parts = getFormat().formatToParts(Date.parse(day));
    const getPart = (type: string) => Number(parts.find((part) => part.type === type)?.value);
    return { year: getPart('year'), month: getPart('month'), date: getPart('day') };
  };
  const toDay = (requested: CalendarDay) => findDay(requested, toParts);
  const addMonths = (day: string, count: number): string => {
    const { year, month, date } = toParts(day);
    const months = year * MONTHS_PER_YEAR + month - 1 + count;
    const target = { year: Math.floor(months / MONTHS_PER_YEAR), month: (months % MONTHS_PER_YEAR) + 1 };
    // The month may be shorter.
    for (let last = date; last > 0; last -= 1) {
      const found = toDay({ ...target, date: last });
      if (found) return found;
    }
    return day;
  };
  return {
    id,
    toParts,
    toDay,
    addMonths,
    listWeeks(day, firstDay) {
      const first = addDays(day, 1 - toParts(day).date);
      const weekday = new Date(first).getUTCDay() || 7;
      const start = addDays(first, -((weekday - firstDay + 7) % 7));
      const end = addMonths(first, 1);
      const weeks: string[][] = [];
      for (let week = start; week < end; week = addDays(week, 7))
        weeks.push(Array.from({ length: 7 }, (_, weekDay) => addDays(week, weekDay)));
      return weeks;
    },
  };
}

/**
 * Finds the ISO text of a day. Approaches it by the average lengths of years and months, because `Intl` converts only
 * in the other direction. Returns undefined for a day that the calendar lacks, because no step reaches it.
 */
function findDay({ year, month, date }: CalendarDay, toParts: LocaleCalendar['toParts']): string | undefined {
  if (month < 1 || month > MONTHS_PER_YEAR || date < 1 || date > MAX_DAYS_PER_MONTH) return undefined;
  let day = '2000-01-01';
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const current = toParts(day);
    const difference =
      (year - current.year) * DAYS_PER_YEAR + (month - current.month) * DAYS_PER_MONTH + date - current.date;
    if (difference === 0) return day;
    day = addDays(day, Math.round(difference) || Math.sign(difference));
  }
  return undefined;
}
